import { existsSync, readdirSync } from 'node:fs';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

interface StoryLike {
  args?: object;
  render?: (args: object, context: object) => ReactNode;
  decorators?: Decorator[];
}

type Decorator = (Story: ComponentType, context: object) => ReactNode;

interface MetaLike extends StoryLike {
  component?: ComponentType<object>;
}

interface StoryFile {
  default: MetaLike;
  [name: string]: StoryLike;
}

const here = new URL('.', import.meta.url);
const folders = readdirSync(here).filter((name) => existsSync(new URL(`${name}/${name}.stories.tsx`, here)));

const files = await Promise.all(
  folders.map(
    async (name): Promise<[string, StoryFile]> => [name, await import(`./${name}/${name}.stories.tsx`)],
  ),
);

function render(meta: MetaLike, story: StoryLike): string {
  const args = { ...meta.args, ...story.args };
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

describe('every component on the server (spec §14)', () => {
  it('is found by its stories', () => expect(files.length).toBeGreaterThan(50));

  for (const [component, { default: meta, ...stories }] of files) {
    for (const [name, story] of Object.entries(stories)) {
      it(`${component} ${name} renders in plain Node.js without a style attribute`, () => {
        const html = render(meta, story);
        expect(html).not.toMatch(/\sstyle=/);
      });
    }
  }
});
