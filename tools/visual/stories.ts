import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Mode, modesOf } from '../../.storybook/modes';

/** One story, as the index that Storybook writes beside its build names it. */
export interface Story {
  id: string;
  title: string;
  name: string;
  /** Its file and name: stays the same when the story moves to another group. */
  source: string;
}

/** What a story sets by itself and no mode changes: its `globals`, by id. */
export type Pinned = Record<string, { viewport?: string; theme?: string; motion?: string }>;

/** One picture to take: a story in a mode, and the name of its file. */
export interface Shot {
  story: Story;
  modeName: string;
  mode: Mode;
  file: string;
}

interface Entry extends Omit<Story, 'source'> {
  type: 'story' | 'docs';
  importPath: string;
}

/** The stories of a built Storybook, in its order. */
export function readStories(storybook: string): Story[] {
  const index = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')) as {
    entries: Record<string, Entry>;
  };
  return Object.values(index.entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, title, name, importPath }) => ({ id, title, name, source: `${importPath} › ${name}` }));
}

/** `count` stories spread evenly over all; all of them where `count` is 0 or more than there are. */
export function sampleOf(stories: readonly Story[], count: number): Story[] {
  if (count <= 0 || count >= stories.length) return [...stories];
  const places = new Set(
    Array.from({ length: count }, (_, step) => Math.floor((step * stories.length) / count)),
  );
  return stories.filter((_, place) => places.has(place));
}

/** The narrowest width that is supported, for stories that ask for it. */
const NARROW = { width: 320, height: 640 };

/** False where the story would show in this mode what it shows in another one. */
function isDistinct({ viewport, theme, motion }: Pinned[string], mode: Mode): boolean {
  const wanted = viewport === 'narrow' ? 'small' : viewport;
  return [
    [wanted, mode.viewport],
    [theme, mode.theme],
    [motion, mode.motion],
  ].every(([own, offered]) => own === undefined || own === offered);
}

/** Every picture of these stories, mode by mode, so that a page seldom has to change its mode. */
export function shotsOf(stories: readonly Story[], pinned: Pinned = {}): Shot[] {
  const byMode = new Map<string, Shot[]>();
  for (const story of stories) {
    const own = pinned[story.id] ?? {};
    for (const [modeName, mode] of Object.entries(modesOf(story.title))) {
      if (!isDistinct(own, mode)) continue;
      const size = own.viewport === 'narrow' ? NARROW : {};
      const shot = {
        story,
        modeName,
        mode: { ...mode, ...size },
        file: `${story.id}--${modeName.replaceAll(' ', '-')}.png`,
      };
      byMode.set(modeName, [...(byMode.get(modeName) ?? []), shot]);
    }
  }
  return [...byMode.values()].flat();
}

/** The same pictures of another build's stories, which may stand in other groups; those that it lacks are left out. */
export function shotsIn(stories: readonly Story[], shots: readonly Shot[]): Shot[] {
  const bySource = new Map(stories.map((story) => [story.source, story]));
  return shots.flatMap((shot) => {
    const story = bySource.get(shot.story.source);
    return story ? [{ ...shot, story }] : [];
  });
}
