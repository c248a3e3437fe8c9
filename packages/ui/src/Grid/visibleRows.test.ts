import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MARGIN_ROWS, visibleRows } from './visibleRows';

it('holds every item that can be seen, whole rows, and at most a margin more', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -20_000, max: 500_000 }),
      fc.integer({ min: 200, max: 3000 }),
      fc.integer({ min: 1, max: 5000 }),
      fc.integer({ min: 60, max: 900 }),
      fc.integer({ min: 1, max: 12 }),
      (offset, view, count, pitch, columns) => {
        const { start, end } = visibleRows(offset, view, count, { pitch, columns });
        expect(start % columns).toBe(0);
        expect(end).toBeGreaterThan(start);
        expect(end - start).toBeLessThanOrEqual((Math.ceil(view / pitch) + 1 + 2 * MARGIN_ROWS) * columns);
        for (let item = 0; item < count; item += columns) {
          const top = Math.floor(item / columns) * pitch;
          if (top < offset + view && top + pitch > offset) expect(item >= start && item < end).toBe(true);
        }
      },
    ),
  );
});
