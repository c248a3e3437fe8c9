import type { Base } from './base';
import { differenceOf, isBlank } from './compare';
import { markDifference, placesOf } from './mark';
import { keepPictures, type Outcome } from './report';
import type { Shot } from './stories';
import type { Taken } from './studio';

/** Compares one picture with the base's; what has to be looked at is put beside the report. */
export async function judge(
  shot: Shot,
  taken: Taken,
  base: Pick<Base, 'read'>,
  report: string,
): Promise<Outcome> {
  if (taken.failure !== null) return { shot, kind: 'failed', failure: taken.failure };
  const after = taken.picture;
  if (await isBlank(after)) return { shot, kind: 'failed', failure: 'The story shows nothing.' };
  const known = base.read(shot);
  if (known?.picture === null) {
    return { shot, kind: 'failed', failure: `It can’t be compared, as the base’s failed: ${known.failure}` };
  }
  if (known === null) {
    keepPictures(report, shot, { after });
    return { shot, kind: 'new' };
  }
  const before = known.picture;
  const difference = await differenceOf(before, after);
  if (difference === null) return { shot, kind: 'same' };
  const { sentence, overlay } = difference;
  keepPictures(report, shot, { before, after, difference: await markDifference(overlay) });
  return { shot, kind: 'changed', sentence, places: placesOf(overlay) };
}

/** False where a picture has changed or failed; what is new is to be looked at, and is no fault. */
export function isFine(outcomes: readonly Outcome[]): boolean {
  return outcomes.every(({ kind }) => kind === 'same' || kind === 'new');
}
