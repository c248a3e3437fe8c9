import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SkeletonRow } from '../Shelf/Shelf';
import { Skeleton } from '../Skeleton/Skeleton';
import { SkeletonGrid } from './Grid';

const tile = renderToString(<Skeleton />);
const tilesIn = (markup: string) => markup.split(tile).length - 1;

describe('what keeps the place of a list (spec §2, §9)', () => {
  it('has 8 tiles, as a grid and as a row', () => {
    expect(tilesIn(renderToString(<SkeletonGrid label="Loading" />))).toBe(8);
    expect(tilesIn(renderToString(<SkeletonRow label="Loading" />))).toBe(8);
  });
});
