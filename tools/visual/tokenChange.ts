/** A token by its place in `packages/ui/src/theme/tokens.ts`, and what one pixel more makes of it. */
export interface TokenChange {
  /** The custom property that carries it. */
  property: string;
  value: string;
  /** The file with the change in it. */
  source: string;
}

/** Adds one pixel to a token such as `radius.medium`; throws where the file has no such token. */
export function onePixelMore(source: string, token: string): TokenChange {
  const [group = '', name = ''] = token.split('.');
  const start = source.indexOf(`export const ${group} = {`);
  const end = source.indexOf('} as const', start);
  const found = new RegExp(`(?<=[\\s{])${name}: '([^']+)'`).exec(source.slice(start, end));
  if (start < 0 || found === null) throw new Error(`There is no token ${token}.`);
  const value = `calc(${found[1]} + 1px)`;
  const at = start + found.index;
  return {
    property: `--cc-${group}-${name}`,
    value,
    source: `${source.slice(0, at)}${name}: '${value}'${source.slice(at + found[0].length)}`,
  };
}

/** One picture: what the browser says of the token in it, and what the comparison found. */
export interface Finding {
  name: string;
  /** Elements whose computed style depends on the token, each with its properties. */
  uses: readonly string[];
  /** Whether the page looks different when the property is changed in it by hand. */
  isSeen: boolean;
  /** Whether the comparison of the two builds reports the picture as changed. */
  isFound: boolean;
}

/** A picture that shows nothing, because its story could not be shown or played. */
export interface Failed {
  name: string;
  failure: string;
}

/** What became of all pictures that could be taken. */
export interface TokenProof {
  found: Finding[];
  /** Used where it can't be seen, such as the radius of a box without an edge. */
  unseen: Finding[];
  /** Seen in the page but not found: the comparison can't be trusted. */
  missed: Finding[];
  /** Found though no element depends on the token: the picture differs for another reason. */
  unexplained: Finding[];
  untouched: Finding[];
}

/** Sorts the pictures by whether the comparison agrees with the browser. */
export function sortFindings(findings: readonly Finding[]): TokenProof {
  const of = (test: (finding: Finding) => boolean) => findings.filter(test);
  const isUsed = ({ uses }: Finding) => uses.length > 0;
  return {
    found: of((finding) => isUsed(finding) && finding.isFound),
    unseen: of((finding) => isUsed(finding) && !finding.isFound && !finding.isSeen),
    missed: of((finding) => !finding.isFound && finding.isSeen),
    unexplained: of((finding) => !isUsed(finding) && finding.isFound),
    untouched: of((finding) => !isUsed(finding) && !finding.isFound && !finding.isSeen),
  };
}

/** True where the comparison found the token in every picture in which it is seen, and there was such a picture to look at. */
export function isProven({ missed, found, unseen, unexplained, untouched }: TokenProof): boolean {
  return missed.length === 0 && [found, unseen, unexplained, untouched].some(({ length }) => length > 0);
}

/** How many pictures became what, then the names of those to look at. */
export function proofText(proof: TokenProof & { failed: readonly Failed[] }): string {
  const counts = Object.entries(proof).map(([kind, list]) => `${kind}: ${list.length}`);
  const named = (kind: string, list: readonly { name: string }[]) =>
    list.map(({ name }) => `✗ ${kind}: ${name}`);
  const failures = proof.failed.map(({ name, failure }) => `✗ failed: ${name}: ${failure.split('\n')[0]}`);
  return [
    ...named('missed', proof.missed),
    ...named('unexplained', proof.unexplained),
    ...failures,
    ...counts,
  ].join('\n');
}
