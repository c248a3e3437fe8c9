/** What the catalogue in force has under ids. */
export interface CatalogueIndex<Entry> {
  find(id: string): Promise<Entry>;
  /** Number of the catalogue that was read; null before. */
  version(): number | null;
}

/**
 * What the catalogue has under an id, from memory: all of it is read once for each edition of the catalogue, so that
 * pages of ids that nobody knows cost the database nothing. While it can't be read, the edition before is used.
 * @param nothing what is under an unknown id.
 * @param version number of the catalogue in force.
 */
export function createCatalogueIndex<Entry>(
  load: () => Promise<ReadonlyMap<string, Entry>>,
  nothing: Entry,
  version: () => Promise<number>,
): CatalogueIndex<Entry> {
  let index: ReadonlyMap<string, Entry> | null = null;
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
  return {
    async find(id) {
      const wanted = await version();
      if (wanted !== indexVersion) {
        loading ??= refresh(wanted).finally(() => {
          loading = null;
        });
        await loading;
      }
      return index?.get(id) ?? nothing;
    },
    version: () => indexVersion,
  };
}
