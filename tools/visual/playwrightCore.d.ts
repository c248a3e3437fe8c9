/** The part of Playwright's own bundle that compares pictures, which its package offers without types. */
declare module 'playwright-core/lib/coreBundle' {
  interface Comparison {
    errorMessage: string;
    /** A PNG of what differs; missing where the pictures could not be laid over each other. */
    diff?: Buffer;
  }
  type Comparator = (actual: Buffer, expected: Buffer, options: { threshold: number }) => Comparison | null;
  const bundle: { utils: { getComparator(type: string): Comparator } };
  export = bundle;
}
