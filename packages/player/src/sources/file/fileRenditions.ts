import type { Rendition } from '@chalchitra/machines';

/** A quality's label in the name of a file: between other signs than letters and digits, "720p" in "file-720p.mp4". */
const around = (label: string) =>
  new RegExp(`(^|[^a-z0-9])(${label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')})(?![a-z0-9])`, 'i');

function splitName(url: string): [before: string, name: string, after: string] {
  const [, before = '', name = '', after = ''] = /^([^?#]*\/)?([^/?#]*)(.*)$/.exec(url) ?? [];
  return [before, name, after];
}

/** The qualities of a file by their labels, and the addresses under which they are. */
export interface FileRenditions {
  renditions: readonly Rendition[];
  /** The label that an address has; null where it has none. */
  idOf(url: string): string | null;
  /** The address of the same media in another quality. */
  addressOf(id: string, url: string): string;
}

/**
 * Labels replace each other in the file's name, in its capitals or small letters; where it has none of them, there is only
 * what it is.
 */
export function readFileRenditions(url: string, qualities: readonly string[]): FileRenditions {
  const labels = [...new Set(qualities)].filter((label) => label !== '');
  const labelIn = (address: string) =>
    labels.find((label) => around(label).test(splitName(address)[1])) ?? null;
  const first = labelIn(url);
  const written = first === null ? null : (around(first).exec(splitName(url)[1])?.[2] ?? null);
  const known = first === null ? labels.slice(0, 1) : labels;
  const renditions = known
    .map((label) => ({ id: label, label, height: heightOf(label), bitrate: null }))
    .sort((one, other) => (other.height ?? 0) - (one.height ?? 0));
  /** A label as the file's name writes its own: hosts distinguish names by capitals and small letters. */
  function inName(id: string): string {
    if (written === null || written === first) return id;
    return id === first ? written : inCaseOf(written, id);
  }

  return {
    renditions,
    idOf: (address) => labelIn(address) ?? known[0] ?? null,
    addressOf(id, address) {
      const current = labelIn(address);
      const [before, name, after] = splitName(address);
      if (current === null) return address;
      const renamed = name.replace(around(current), (_, sign: string) => `${sign}${inName(id)}`);
      return `${before}${renamed}${after}`;
    },
  };
}

/** A label in the capitals or small letters of a written one; as it is where that has neither, or both. */
function inCaseOf(written: string, label: string): string {
  const [lower, upper] = [label.toLowerCase(), label.toUpperCase()];
  if (written === written.toLowerCase()) return written === written.toUpperCase() ? label : lower;
  return written === written.toUpperCase() ? upper : label;
}

function heightOf(label: string): number | null {
  const [, lines] = /^(\d{3,4})p?$/i.exec(label) ?? [];
  if (lines !== undefined) return Number(lines);
  return /^(4k|uhd)$/i.test(label) ? 2160 : null;
}
