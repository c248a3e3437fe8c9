/** The moment at which pictures of stories are taken: noon in India on a day of the rains. */
const FIXED = new Date('2025-08-15T12:00:00+05:30').getTime();

/** Stops the clock of a page whose picture is taken by a service, as `npm run visual` does by its browser. */
export function fixClock(): void {
  const Real = Date;
  class FixedDate extends Real {
    constructor(...args: [] | [number | string | Date]) {
      if (args.length === 0) super(FIXED);
      else super(...args);
    }
    static override now(): number {
      return FIXED;
    }
  }
  globalThis.Date = FixedDate as DateConstructor;
}
