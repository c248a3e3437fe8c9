import type { Place, TitleSummary } from '@chalchitra/api/types';
import { describe, expect, it } from 'vitest';
import { sampleItem } from '../../stories/samples';
import { toSummary } from '../viewing/useWatchlist';
import { toWatchingRow } from './watchingRow';

const title = (id: string): TitleSummary => ({ ...toSummary(sampleItem, 'videos'), id });
const place = (id: string, position: number, more: Partial<Place> = {}): Place => ({
  title: title(id),
  episode: null,
  nextEpisode: null,
  position,
  duration: 100,
  watchedAt: '2026-01-01T00:00:00Z',
  isRemoved: false,
  ...more,
});
const one = { id: 'e1', name: 'One' };
const two = { id: 'e2', name: 'Two' };
const ids = (items: ReturnType<typeof toWatchingRow>) => items.map((item) => item.title.id);

describe('the row of what was watched (spec §15)', () => {
  it('shows how far, the latest place of each title', () => {
    const row = toWatchingRow([place('a', 20), place('b', 50), place('a', 90, { episode: one })], []);
    expect(row).toEqual([
      { title: title('a'), episode: null, isNext: false, progress: 0.2 },
      { title: title('b'), episode: null, isNext: false, progress: 0.5 },
    ]);
  });

  it('goes on with the next episode where one was finished, and leaves out what was watched to the end', () => {
    const row = toWatchingRow(
      [
        place('series', 96, { episode: one, nextEpisode: two }),
        place('over', 96, { episode: two }),
        place('film', 100),
      ],
      [title('film'), title('over')],
    );
    expect(row).toEqual([{ title: title('series'), episode: two, isNext: true, progress: null }]);
  });

  it('leaves out what was removed, also where this browser remembers it', () => {
    expect(toWatchingRow([place('a', 20, { isRemoved: true })], [title('a')])).toEqual([]);
  });

  it('shows what only this browser remembers after the rest, and ten at most', () => {
    const places = Array.from({ length: 8 }, (_, index) => place(`p${index}`, 20));
    const remembered = ['p1', 'a', 'b', 'c'].map(title);
    const row = toWatchingRow(places, remembered);
    expect(ids(row)).toEqual(['p0', 'p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'a', 'b']);
    expect(row.at(-1)?.progress).toBeNull();
  });

  it('shows no progress of what has no duration', () => {
    expect(toWatchingRow([place('embed', 0, { duration: null })], [])[0]?.progress).toBeNull();
  });
});
