import type { TimeRange } from '@chalchitra/machines';
import { rangesOf } from '../../element/playhead';
import type { SourceHost } from '../source';

/** The sizes of a file's qualities, and how many bytes of them were fetched. */
export interface FileData {
  /** Fetches the sizes that aren't known yet, by the ids of the qualities; false where nothing is to be fetched. */
  fetchSizes(files: readonly (readonly [id: string, url: string])[]): Promise<boolean>;
  /** Bits per second of a quality on average; null until its size and the duration are known. */
  bitrateOf(id: string): number | null;
  /** Notes what the element has buffered of a quality, before it may be dropped. */
  note(id: string): void;
  /** Bytes of all that was buffered, each part once; null where a size isn't known. */
  fetchedBytes(): number | null;
}

/** Finds the sizes of an element's files until `signal` is aborted. */
export function createFileData(
  { element, window }: Pick<SourceHost, 'element' | 'window'>,
  signal: AbortSignal,
): FileData {
  const sizes = new Map<string, number>();
  const buffered = new Map<string, TimeRange[]>();
  /** Seconds; kept, because an element has none while it changes its address. */
  let duration = 0;

  async function weigh(id: string, url: string) {
    const response = await window.fetch(url, { method: 'HEAD', signal }).catch(() => null);
    const bytes = response?.ok === true ? Number(response.headers.get('content-length')) : 0;
    if (bytes > 0) sizes.set(id, bytes);
  }

  return {
    async fetchSizes(files) {
      const unknown = files.filter(([id]) => !sizes.has(id));
      await Promise.all(unknown.map(([id, url]) => weigh(id, url)));
      return unknown.length > 0 && !signal.aborted;
    },
    bitrateOf(id) {
      const bytes = sizes.get(id);
      return bytes === undefined || duration === 0 ? null : (bytes * 8) / duration;
    },
    note(id) {
      if (Number.isFinite(element.duration)) ({ duration } = element);
      const found = rangesOf(element.buffered);
      if (found.length > 0) buffered.set(id, union([...(buffered.get(id) ?? []), ...found]));
    },
    fetchedBytes() {
      if (duration === 0) return null;
      let bytes = 0;
      for (const [id, ranges] of buffered) {
        const size = sizes.get(id);
        if (size === undefined) return null;
        const seconds = ranges.reduce((sum, { start, end }) => sum + end - start, 0);
        bytes += size * Math.min(1, seconds / duration);
      }
      return Math.round(bytes);
    },
  };
}

/** Spans in order that don't touch, and cover the same seconds. */
function union(ranges: readonly TimeRange[]): TimeRange[] {
  const joined: TimeRange[] = [];
  for (const range of [...ranges].sort((one, other) => one.start - other.start)) {
    const last = joined.at(-1);
    if (last === undefined || range.start > last.end) joined.push({ ...range });
    else last.end = Math.max(last.end, range.end);
  }
  return joined;
}
