import { readdirSync } from 'node:fs';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { screenStory } from '../stories/screen';

interface StoryLike {
  args?: object;
  parameters?: object;
  render?: (args: object, context: object) => ReactNode;
  decorators?: Decorator[];
}

type Decorator = (Story: ComponentType, context: object) => ReactNode;

interface StoryFile {
  default: StoryLike & { component?: ComponentType<object> };
  [name: string]: StoryLike;
}

const paths = readdirSync(new URL('.', import.meta.url), { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('Screen.stories.tsx'),
);

const files = await Promise.all(
  paths.map(
    async (path): Promise<[string, StoryFile]> => [path, await import(/* @vite-ignore */ `./${path}`)],
  ),
);

const globals = {};
let loaded: object;

function render(meta: StoryFile['default'], story: StoryLike): string {
  const args = { ...meta.args, ...story.args };
  const context = { args, globals, loaded, parameters: { ...meta.parameters, ...story.parameters } };
  const own = story.render ?? meta.render;
  const plain: ComponentType = () => {
    if (own) return own(args, context);
    return meta.component ? createElement(meta.component, args) : null;
  };
  const decorated = [...(story.decorators ?? []), ...(meta.decorators ?? [])].reduce<ComponentType>(
    (inner, decorate) => () => decorate(inner, context),
    plain,
  );
  return renderToString(createElement(decorated));
}

beforeAll(async () => {
  loaded = Object.assign({}, ...(await Promise.all(screenStory.loaders.map((load) => load({ globals })))));
});

it('finds the screens', () => expect(files.length).toBeGreaterThanOrEqual(10));

describe('every screen on the server (spec §14)', () => {
  for (const [path, { default: meta, ...stories }] of files) {
    for (const [name, story] of Object.entries(stories)) {
      it(`${path} ${name} renders in plain Node.js without a style attribute`, () => {
        const html = render(meta, story);
        expect(html).not.toBe('');
        expect(html).not.toMatch(/\sstyle=/);
      });
    }
  }
});
