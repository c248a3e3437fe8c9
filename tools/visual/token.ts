/**
 * `npm run visual:token [-- --token radius.medium] [--sample N]`: adds one pixel to a token in a throw-away
 * work tree of the last commit and holds that the comparison finds every story that the browser says it touches.
 */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { requireBrowser } from '../browser.mjs';
import { git } from '../git.mjs';
import { giveUp, root } from '../install.mjs';
import { buildCommit, ensureBase } from './base';
import { readPinned, takePictures, tryChange } from './capture';
import { differenceOf } from './compare';
import { readStories, sampleOf, shotsOf } from './stories';
import { openBrowser } from './studio';
import { type Failed, type Finding, isProven, onePixelMore, proofText, sortFindings } from './tokenChange';

const TOKENS = 'packages/ui/src/theme/tokens.ts';

async function prove(browser: Browser, token: string, sample: number): Promise<boolean> {
  const commit = git('rev-parse', 'HEAD');
  const change = onePixelMore(git('show', `HEAD:${TOKENS}`), token);
  const session = { browser, isFreshEachTime: false };
  const { storybook } = await ensureBase(commit, session, []);
  const changed = join(root, '.visual', 'token');
  rmSync(changed, { recursive: true, force: true });
  process.stdout.write(`Building the Storybook with ${change.property}: ${change.value} …\n`);
  buildCommit(commit, changed, (tree) => writeFileSync(join(tree, TOKENS), change.source));

  const stories = sampleOf(readStories(storybook), sample);
  const shots = shotsOf(stories, await readPinned({ ...session, storybook })).filter(
    ({ modeName }) => modeName === 'small' || modeName === 'desktop',
  );
  const base = await ensureBase(commit, session, shots);
  const taken = new Map<string, { isFound: boolean } | { failure: string }>();
  await takePictures(
    { ...session, storybook: changed },
    shots,
    async ({ file }, { picture, failure }) => {
      const before = base.read({ file }) ?? { picture: null, failure: 'has no picture of the commit' };
      if (picture === null) taken.set(file, { failure });
      else if (before.picture === null) taken.set(file, { failure: before.failure });
      else taken.set(file, { isFound: (await differenceOf(before.picture, picture)) !== null });
    },
    () => `${[...taken.values()].filter((one) => 'isFound' in one && one.isFound).length} changed`,
  );
  const findings: Finding[] = [];
  const failed: Failed[] = [];
  await tryChange({ ...session, storybook }, shots, change, ({ story, modeName, file }, result) => {
    const name = `${story.title} › ${story.name} (${modeName})`;
    const picture = taken.get(file) ?? { failure: 'was not taken' };
    if ('failure' in picture) failed.push({ name, failure: picture.failure });
    else if (result.failure !== null) failed.push({ name, failure: result.failure });
    else findings.push({ name, uses: result.uses, isSeen: result.isSeen, isFound: picture.isFound });
  });

  const proof = { ...sortFindings(findings), failed };
  const report = join(root, '.visual', 'token.json');
  writeFileSync(report, `${JSON.stringify({ token, ...proof }, null, 2)}\n`);
  process.stdout.write(
    `${proofText(proof)}\n${shots.length} pictures of ${stories.length} stories; the list: ${report}\n`,
  );
  return isProven(proof);
}

const { values } = parseArgs({
  options: {
    token: { type: 'string', default: 'radius.medium' },
    sample: { type: 'string', default: '80' },
  },
});
const sample = Number(values.sample);
if (!Number.isInteger(sample) || sample < 0) giveUp('--sample takes the number of stories, such as 30.');
const path = await requireBrowser();
const browser = await openBrowser(path);
try {
  process.exitCode = (await prove(browser, values.token, sample)) ? 0 : 1;
} finally {
  await browser.close();
}
