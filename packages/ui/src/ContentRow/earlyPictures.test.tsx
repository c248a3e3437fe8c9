import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ContentCard } from '../ContentCard/ContentCard';
import { sampleTitles } from '../stories/content';
import { SavesDataContext } from '../theme/savesData';
import { ContentRow } from './ContentRow';

function loadingOfPictures(isEarly: boolean, savesData = false) {
  const html = renderToString(
    <SavesDataContext value={savesData}>
      <ContentRow
        label="Movies"
        items={sampleTitles.slice(0, 6)}
        getKey={({ id }) => id}
        renderItem={({ id, title, artwork }) => (
          <ContentCard href={`/video/${id}`} title={title} artwork={artwork} watchText="Watch Now" />
        )}
        previousLabel="Previous"
        nextLabel="Next"
        isEarly={isEarly}
      />
    </SavesDataContext>,
  );
  return [...html.matchAll(/loading="(\w+)"/g)].map(([, loading]) => loading);
}

describe('pictures of a row as the server renders it', () => {
  it('are requested with the page where the row is near its top, as many as are seen first', () => {
    const loading = loadingOfPictures(true);
    expect(loading.slice(0, 4)).toEqual(['eager', 'eager', 'eager', 'eager']);
    expect(new Set(loading.slice(4))).toEqual(new Set(['lazy']));
  });

  it.each([
    ['further down', loadingOfPictures(false)],
    ['where data is saved', loadingOfPictures(true, true)],
  ])('wait %s until they are about to be seen', (_where, loading) => {
    expect(new Set(loading)).toEqual(new Set(['lazy']));
  });
});
