import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Mode, modesOf } from '../../.storybook/modes';

/** One story, as the index that Storybook writes beside its build names it. */
export interface Story {
  id: string;
  title: string;
  name: string;
}

/** One picture to take: a story in a mode, and the name of its file. */
export interface Shot {
  story: Story;
  modeName: string;
  mode: Mode;
  file: string;
}

interface Entry extends Story {
  type: 'story' | 'docs';
}

/** The stories of a built Storybook, in its order. */
export function readStories(storybook: string): Story[] {
  const index = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')) as {
    entries: Record<string, Entry>;
  };
  return Object.values(index.entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, title, name }) => ({ id, title, name }));
}

/** `count` stories spread evenly over all; all of them where `count` is 0 or more than there are. */
export function sampleOf(stories: readonly Story[], count: number): Story[] {
  if (count <= 0 || count >= stories.length) return [...stories];
  const places = new Set(
    Array.from({ length: count }, (_, step) => Math.floor((step * stories.length) / count)),
  );
  return stories.filter((_, place) => places.has(place));
}

/** Every picture of these stories, mode by mode, so that a page seldom has to change its mode. */
export function shotsOf(stories: readonly Story[]): Shot[] {
  const byMode = new Map<string, Shot[]>();
  for (const story of stories) {
    for (const [modeName, mode] of Object.entries(modesOf(story.title))) {
      const shot = { story, modeName, mode, file: `${story.id}--${modeName.replaceAll(' ', '-')}.png` };
      byMode.set(modeName, [...(byMode.get(modeName) ?? []), shot]);
    }
  }
  return [...byMode.values()].flat();
}
