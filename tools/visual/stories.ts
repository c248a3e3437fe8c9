import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { everyStory, type Mode, modesOf, type Viewport, viewports } from '../../.storybook/modes';

/** One story, as the index that Storybook writes beside its build names it. */
export interface Story {
  id: string;
  title: string;
  name: string;
  /** Its file and name: stays the same when the story moves to another group. */
  source: string;
}

/** What a story sets by itself and no mode changes: its `globals`, by id. */
export type Pinned = Record<
  string,
  Partial<{ viewport: Viewport; theme: Mode['theme']; motion: Mode['motion'] }>
>;

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

/** A mode named by what sets it apart, as the modes of all stories are. */
function nameOf({ viewport, theme, motion }: Mode): string {
  return [viewport, ...(theme === 'contrast' ? [theme] : []), ...(motion === 'still' ? [motion] : [])].join(
    ' ',
  );
}

/** The modes that show a story as it asks for it by itself: in any other it would look the same again. */
function modesFor({ title, source }: Story, own: Pinned[string]): [string, Mode][] {
  if (own.viewport && !(own.viewport in viewports)) {
    throw new Error(`${source} asks for the viewport ${own.viewport}, which has no size.`);
  }
  // A phone held sideways and the narrowest one stand in for the small one.
  const viewport = own.viewport && (own.viewport === 'desktop' ? 'desktop' : 'small');
  const size = own.viewport ? viewports[own.viewport] : {};
  const isWide = (mode: Mode) => viewport === undefined || mode.viewport === viewport;
  const fitting = Object.entries(modesOf(title)).filter(
    ([, mode]) =>
      isWide(mode) &&
      (own.theme === undefined || own.theme === mode.theme) &&
      (own.motion === undefined || own.motion === mode.motion),
  );
  if (fitting.length > 0) return fitting.map(([name, mode]) => [name, { ...mode, ...size }]);
  return Object.values(everyStory)
    .filter(isWide)
    .map((mode) => {
      const made = { ...mode, ...size, theme: own.theme ?? mode.theme, motion: own.motion ?? mode.motion };
      return [nameOf(made), made];
    });
}

/** Every picture of these stories, mode by mode, so that a page seldom has to change its mode. */
export function shotsOf(stories: readonly Story[], pinned: Pinned = {}): Shot[] {
  const byMode = new Map<string, Shot[]>();
  for (const story of stories) {
    for (const [modeName, mode] of modesFor(story, pinned[story.id] ?? {})) {
      const shot = { story, modeName, mode, file: `${story.id}--${modeName.replaceAll(' ', '-')}.png` };
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
