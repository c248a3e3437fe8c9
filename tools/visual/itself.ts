import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../install.mjs';
import { type Session, takePictures } from './capture';
import { judge } from './judge';
import type { Outcome } from './report';
import type { Shot } from './stories';

/**
 * Takes pictures once and then `rounds` times again, each time as if they had never been taken; returns what became
 * of each round's. Where nothing is the matter, all are the same.
 */
export async function compareWithItself(
  session: Session,
  shots: readonly Shot[],
  rounds: number,
  report: string,
): Promise<Outcome[]> {
  const folder = join(root, '.visual', 'itself');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const outcomes: Outcome[] = [];
  const taken = new Set<string>();
  await takePictures(
    session,
    shots,
    async (shot, { picture, failure }) => {
      if (picture === null) {
        outcomes.push({ shot, kind: 'failed', failure });
        return;
      }
      writeFileSync(join(folder, shot.file), picture);
      taken.add(shot.file);
    },
    () => 'for the first time',
  );
  for (let round = 1; round <= rounds; round += 1) {
    let differing = 0;
    await takePictures(
      session,
      shots.filter(({ file }) => taken.has(file)),
      async (shot, again) => {
        const named = {
          ...shot,
          modeName: `${shot.modeName}, run ${round}`,
          file: `run-${round}--${shot.file}`,
        };
        const base = { read: () => ({ picture: readFileSync(join(folder, shot.file)), failure: null }) };
        const outcome = await judge(named, again, base, report);
        if (outcome.kind !== 'same') differing += 1;
        outcomes.push(outcome);
      },
      () => `run ${round} of ${rounds}, ${differing} differ`,
    );
  }
  return outcomes;
}
