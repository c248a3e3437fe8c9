import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ARROW_STEP, MARGIN_ITEMS } from './ContentRow.constants';
import { copiesOf, overflows, visibleSpan } from './window';

describe('the window of a row', () => {
  it('fits when the items are no wider than the row', () => {
    expect(overflows(4, { pitch: 250, view: 1000 })).toBe(false);
    expect(overflows(5, { pitch: 250, view: 1000 })).toBe(true);
  });

  it('repeats a list that moves until an arrow has room at its end (spec §4)', () => {
    expect(copiesOf(4, { pitch: 250, view: 1000 })).toBe(1);
    expect(copiesOf(40, { pitch: 250, view: 1000 })).toBe(2);
    for (const [count, pitch, view] of [
      [5, 250, 1000],
      [7, 276, 1920],
      [3, 120, 320],
    ] as const) {
      const room = (copiesOf(count, { pitch, view }) - 1) * count * pitch - view;
      expect(room).toBeGreaterThanOrEqual(ARROW_STEP);
    }
  });

  it('holds every place that can be seen and at most a margin more', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 60_000 }),
        fc.integer({ min: 1, max: 400 }),
        fc.integer({ min: 80, max: 400 }),
        fc.integer({ min: 200, max: 3000 }),
        (offset, places, pitch, view) => {
          const { start, end } = visibleSpan(offset, places, { pitch, view });
          expect(end - start).toBeLessThanOrEqual(Math.ceil(view / pitch) + 1 + 2 * MARGIN_ITEMS);
          for (let place = 0; place < places; place += 1) {
            const isSeen = place * pitch < offset + view && (place + 1) * pitch > offset;
            if (isSeen) expect(place >= start && place < end).toBe(true);
          }
        },
      ),
    );
  });
});
