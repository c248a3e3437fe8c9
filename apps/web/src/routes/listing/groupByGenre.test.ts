import { describe, expect, it } from 'vitest';
import { sampleItem } from '../../stories/samples';
import { groupByGenre } from './groupByGenre';
import type { ListedItem } from './joinLists';

const listed = (id: string, ...genres: string[]): ListedItem => ({
  list: 'videos',
  item: { ...sampleItem, id, genres },
});

describe('groupByGenre (spec §2)', () => {
  it('groups by first genre in order of appearance, without one under Other at the end', () => {
    const groups = groupByGenre([
      listed('1', 'Drama', 'Comedy'),
      listed('2'),
      listed('3', 'Comedy'),
      listed('4', 'Drama'),
    ]);
    expect(groups.map(({ genre, items }) => [genre, items.map(({ item }) => item.id)])).toEqual([
      ['Drama', ['1', '4']],
      ['Comedy', ['3']],
      ['Other', ['2']],
    ]);
  });

  it('joins a genre that is called Other with the items without one', () => {
    expect(groupByGenre([listed('1', 'Other'), listed('2')])).toHaveLength(1);
  });

  it('gives nothing for nothing', () => expect(groupByGenre([])).toEqual([]));
});
