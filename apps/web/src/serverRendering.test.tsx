import { readdirSync } from 'node:fs';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

type Decorator = (Story: ComponentType, context: object) => ReactNode;

interface StoryLike {
  args?: object;
  render?: (args: object, context: object) => ReactNode;
  decorators?: Decorator[];
  loaders?: (() => Promise<unknown>)[];
}

interface StoryFile {
  default: StoryLike & { component?: ComponentType<object> };
  [name: string]: StoryLike;
}

const here = new URL('.', import.meta.url);
const files = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.stories.tsx'),
);

const loaded = await Promise.all(
  files.map(
    async (path): Promise<[string, StoryFile]> => [
      path,
      await import(/* @vite-ignore */ new URL(path, here).href),
    ],
  ),
);

async function render(meta: StoryFile['default'], story: StoryLike): Promise<string> {
  const args = { ...meta.args, ...story.args };
  for (const load of [...(meta.loaders ?? []), ...(story.loaders ?? [])]) await load();
  const own = story.render ?? meta.render;
  const plain: ComponentType = () => {
    if (own) return own(args, {});
    return meta.component ? createElement(meta.component, args) : null;
  };
  const decorated = [...(story.decorators ?? []), ...(meta.decorators ?? [])].reduce<ComponentType>(
    (inner, decorate) => () => decorate(inner, { args, globals: {} }),
    plain,
  );
  return renderToString(createElement(decorated));
}

describe('every screen on the server', () => {
  for (const [path, { default: meta, ...stories }] of loaded) {
    for (const [name, story] of Object.entries(stories)) {
      it(`${path} ${name} renders in plain Node.js without a style attribute`, async () => {
        const html = await render(meta, story);
        expect(html).not.toBe('');
        expect(html).not.toMatch(/\sstyle=/);
      });
    }
  }
});
