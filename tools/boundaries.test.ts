import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { afterEach, describe, expect, it } from 'vitest';

const { forbidden, options } = createRequire(import.meta.url)('./boundaries.cjs');
let folder = '';

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The names of the rules that a tree of small files breaks. */
async function brokenRules(files: Record<string, string>): Promise<string[]> {
  folder = mkdtempSync(join(tmpdir(), 'boundaries-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const { output } = await cruise(
    ['packages', 'apps'].filter((top) => Object.keys(files).some((path) => path.startsWith(top))),
    {
      ...options,
      baseDir: folder,
      validate: true,
      ruleSet: { forbidden },
    },
  );
  if (typeof output === 'string') throw new Error(output);
  return [...new Set(output.summary.violations.map((violation) => violation.rule.name))].sort();
}

const value = 'export const value = 1;';
const types = 'export interface Item { id: string }';
const imports = (path: string) => `import { value } from '${path}';\nexport const other = value;`;
const importsType = (path: string) =>
  `import type { Item } from '${path}';\nexport const id = (item: Item) => item.id;`;

describe('who may import whom', () => {
  it('allows the arrows of the layout', async () => {
    const rules = await brokenRules({
      'packages/api/src/types.ts': types,
      'packages/api/src/contract.ts': value,
      'packages/api/src/index.ts': value,
      'packages/machines/src/player/player.machine.ts': importsType('../../../api/src/types'),
      'packages/machines/src/index.ts': `${types}\n${value}`,
      'packages/player/src/index.ts': `${importsType('../../machines/src/index')}\nexport { value } from '../../api/src/contract';`,
      'apps/server/src/main.ts': imports('../../../packages/api/src/contract'),
      'apps/web/src/platform/storage.ts': value,
      'apps/web/src/compose.ts': `${imports('./platform/storage')}\nexport { value as api } from '../../../packages/api/src/index';`,
      'apps/web/src/queries/content.queries.ts': importsType('../../../../packages/api/src/types'),
      'apps/web/src/routes/home/home.route.tsx': `export * from '../../queries/content.queries';`,
    });
    expect(rules).toEqual([]);
  });

  it.each([
    ['ui', 'packages/ui/src/Card/Card.tsx', 'packages/api/src/types.ts', 'ui-imports-nothing-of-ours'],
    ['api', 'packages/api/src/index.ts', 'packages/machines/src/index.ts', 'api-imports-nothing-of-ours'],
    [
      'machines',
      'packages/machines/src/index.ts',
      'packages/api/src/index.ts',
      'machines-import-types-alone',
    ],
    [
      'player',
      'packages/player/src/index.ts',
      'packages/machines/src/index.ts',
      'player-sees-types-and-the-contract',
    ],
    ['player', 'packages/player/src/index.ts', 'packages/ui/src/index.ts', 'player-imports-machines-and-api'],
    ['server', 'apps/server/src/main.ts', 'apps/web/src/entry.ts', 'server-sees-the-contract'],
    ['web', 'apps/web/src/main.tsx', 'apps/server/src/settings/settings.ts', 'web-does-not-see-the-server'],
    ['a query', 'apps/web/src/queries/q.ts', 'packages/api/src/index.ts', 'api-values-through-compose'],
    [
      'a route',
      'apps/web/src/routes/home/home.ts',
      'apps/web/src/platform/storage.ts',
      'platform-through-compose',
    ],
    ['a route', 'apps/web/src/routes/home/home.ts', 'apps/web/src/compose.ts', 'routes-see'],
    ['a deep import', 'apps/web/src/main.tsx', 'packages/ui/src/Card/Card.tsx', 'by-the-front-door'],
    ['product code', 'packages/ui/src/index.ts', 'packages/ui/src/Card.test.ts', 'product-needs-no-tests'],
    [
      'a screen',
      'apps/web/src/routes/home/home.ts',
      'apps/web/src/stories/samples.ts',
      'product-needs-no-tests',
    ],
  ])('stops %s: %s → %s', async (_name, from, to, rule) => {
    const up = dirname(from)
      .split('/')
      .map(() => '..')
      .join('/');
    const rules = await brokenRules({ [to]: value, [from]: imports(`${up}/${to.replace(/[.]tsx?$/, '')}`) });
    expect(rules).toContain(rule);
  });

  it('stops an installed package that a workspace may not use', async () => {
    const rules = await brokenRules({
      'node_modules/xstate/package.json': '{"name":"xstate","main":"index.js"}',
      'node_modules/xstate/index.js': 'exports.value = 1;',
      'node_modules/firebase/package.json': '{"name":"firebase","main":"index.js"}',
      'node_modules/firebase/index.js': 'exports.value = 1;',
      'node_modules/hls.js/package.json': '{"name":"hls.js","main":"index.js"}',
      'node_modules/hls.js/index.js': 'exports.value = 1;',
      'packages/ui/src/Card/Card.ts': imports('xstate'),
      'packages/player/src/actor.ts': imports('xstate'),
      'packages/player/src/hls.ts': imports('hls.js'),
      'apps/web/src/routes/video/hls.ts': imports('hls.js'),
      'packages/api/src/identity/identity.ts': imports('firebase'),
      'packages/api/src/content/content.client.ts': imports('firebase'),
      'packages/api/src/contract.ts': `export * from './content/content.client';`,
    });
    expect(rules).toEqual([
      'contract-is-light',
      'firebase-in-identity-alone',
      'hls-in-player-alone',
      'player-takes-only',
      'ui-takes-only',
    ]);
  });

  it('stops a cycle and an import that leads nowhere', async () => {
    const rules = await brokenRules({
      'packages/ui/src/a.ts': `import { b } from './b';\nexport const a = () => b;`,
      'packages/ui/src/b.ts': `import { a } from './a';\nexport const b = () => a;`,
      'packages/ui/src/c.ts': imports('./gone'),
    });
    expect(rules).toEqual(['cycle', 'unresolvable']);
  });
});
