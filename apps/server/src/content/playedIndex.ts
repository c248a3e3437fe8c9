import type { PlayedItem } from './content.store';

const NOTHING: PlayedItem = { kind: null, isPlaylist: false };

/**
 * What is played under an id, from memory: all of the catalogue is read once for each edition of it, so that pages of
 * ids that nobody knows cost the database nothing. While it can't be read, the edition before is used.
 * @param version number of the catalogue in force.
 */
export function createPlayedIndex(
  load: () => Promise<ReadonlyMap<string, PlayedItem>>,
  version: () => Promise<number>,
): (id: string) => Promise<PlayedItem> {
  let index: ReadonlyMap<string, PlayedItem> | null = null;
  let indexVersion: number | null = null;
  let loading: Promise<void> | null = null;
  const refresh = async (wanted: number) => {
    try {
      index = await load();
      indexVersion = wanted;
    } catch (error) {
      if (index === null) throw error;
    }
  };
  return async (id) => {
    const wanted = await version();
    if (wanted !== indexVersion) {
      loading ??= refresh(wanted).finally(() => {
        loading = null;
      });
      await loading;
    }
    return index?.get(id) ?? NOTHING;
  };
}
