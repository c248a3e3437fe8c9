import { expect, it } from 'vitest';
import { nearestStories } from './changedStories.mjs';

const ui = 'packages/ui/src';
const graph = Object.entries({
  [`${ui}/Button/Button.tsx`]: [`${ui}/theme/space.ts`],
  [`${ui}/Button/Button.stories.tsx`]: [`${ui}/Button/Button.tsx`],
  [`${ui}/Card/Card.tsx`]: [`${ui}/Button/Button.tsx`, `${ui}/theme/space.ts`],
  [`${ui}/Card/Card.stories.tsx`]: [`${ui}/Card/Card.tsx`],
  [`${ui}/theme/space.ts`]: [],
  [`${ui}/index.ts`]: [`${ui}/Card/Card.tsx`, `${ui}/sizes.ts`],
  [`${ui}/sizes.ts`]: [],
  'apps/web/src/routes/home/HomeScreen.stories.tsx': ['apps/web/src/copy/home.ts', `${ui}/index.ts`],
  'apps/web/src/copy/home.ts': [],
}).map(([source, imports]) => ({ source, imports }));

it.each([
  ['a component', [`${ui}/Button/Button.tsx`], [`${ui}/Button/Button.stories.tsx`]],
  ['a style that no file imports yet', [`${ui}/Button/Button.css.ts`], [`${ui}/Button/Button.stories.tsx`]],
  [
    'what components import',
    [`${ui}/theme/space.ts`],
    [`${ui}/Button/Button.stories.tsx`, `${ui}/Card/Card.stories.tsx`],
  ],
  ['a text', ['apps/web/src/copy/home.ts'], ['apps/web/src/routes/home/HomeScreen.stories.tsx']],
  ['what a package’s entry alone imports', [`${ui}/sizes.ts`], []],
  ['what has nothing to do with stories', ['README.md'], []],
])('finds the nearest stories of %s', (_, files, stories) =>
  expect(nearestStories(files, graph)).toEqual(stories),
);
