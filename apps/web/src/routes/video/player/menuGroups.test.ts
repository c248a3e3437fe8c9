import type { Rendition } from '@chalchitra/machines';
import { expect, it } from 'vitest';
import { sampleEpisodes, sampleItem } from '../../../stories/samples';
import { menuGroups } from './menuGroups';
import type { MenuMaterial } from './menuMaterial';
import { toPlayerContent } from './playerContent';

const messages = {
  auto: 'Auto',
  menus: { quality: 'Quality' },
  lines: ({ height }: { height: number }) => `${height}p`,
  statistics: { megabits: ({ megabits }: { megabits: number }) => `${megabits} Mbit/s` },
  anHour: { megabytes: () => '', gigabytes: () => '' },
  dataSaver: {},
} as unknown as MenuMaterial['messages'];

/** The names of a rendition, in the list and beside Auto while it plays. */
function names(rendition: Rendition) {
  const view = { renditions: [rendition], canAdapt: true, chosenRenditionId: null, playingRenditionId: '0' };
  const [quality] = menuGroups.quality({ view, messages, dataSaver: {} } as unknown as MenuMaterial);
  const [auto, listed] = quality?.options ?? [];
  return [listed?.text, auto?.detailText];
}

it.each([
  ['its label', { height: 720, bitrate: 2_400_000, label: 'HD' }, 'HD'],
  ['its height', { height: 720, bitrate: 2_400_000, label: null }, '720p'],
  ['its bitrate', { height: null, bitrate: 2_400_000, label: null }, '2.4 Mbit/s'],
  ['its number', { height: null, bitrate: null, label: null }, '0'],
])('a quality is named by %s', (_, rendition, name) => {
  expect(names({ id: '0', ...rendition })).toEqual([name, name]);
});

it('an episode without a name is in the interface’s language, the others in the title’s', () => {
  const [named, other] = sampleEpisodes.slice(0, 2);
  const episodes = [named, { ...other, name: '' }] as typeof sampleEpisodes;
  const [episodesGroup] = menuGroups.episodes({
    view: {},
    content: toPlayerContent({ item: sampleItem, episodes }),
    messages: { episode: ({ number }: { number: number }) => `Episode ${number}` },
    present: { duration: () => null },
  } as unknown as MenuMaterial);
  expect(episodesGroup?.options.map(({ text, lang }) => [text, lang])).toEqual([
    ['The Key', 'hi'],
    ['Episode 2', null],
  ]);
});
