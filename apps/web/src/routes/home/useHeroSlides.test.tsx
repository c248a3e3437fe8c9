import { QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CopyProvider, createCopy } from '../../copy/copy';
import { loadLocale } from '../../copy/locales';
import { createQueryClient } from '../../queries/queryClient';
import { sampleCards, sampleItem, sampleItems } from '../../stories/samples';
import type { HomeData } from './homeData';
import { toHeroSlides, useHeroSlides } from './useHeroSlides';

const copy = createCopy(await loadLocale('en'));

function Hero({ hero }: { hero: HomeData['hero'] }) {
  const { slides, isPending } = useHeroSlides(hero, sampleCards);
  return `${slides.length > 0 ? 'slides' : 'no slides'}, ${isPending ? 'pending' : 'settled'}`;
}

const firstSeen = (status: HomeData['hero']['status'], items: HomeData['hero']['items']) =>
  renderToString(
    <QueryClientProvider client={createQueryClient()}>
      <CopyProvider copy={copy}>
        <Hero hero={{ status, items, isWhole: true, error: null }} />
      </CopyProvider>
    </QueryClientProvider>,
  );

it('has the first seven of the user uploads (spec §2)', () => {
  const eight = Array.from({ length: 8 }, (_, index) => ({ ...sampleItem, id: `${index}` }));
  const slides = toHeroSlides(eight, () => null, copy.messages, copy.present);
  expect(slides.map(({ id }) => id)).toEqual(['0', '1', '2', '3', '4', '5', '6']);
});

it('keeps the hero’s place until the samples that stand in for it have been loaded (spec §2)', () => {
  expect(firstSeen('loaded', sampleItems)).toBe('slides, settled');
  expect(firstSeen('pending', [])).toBe('no slides, pending');
  expect(firstSeen('loaded', [])).toBe('no slides, pending');
  expect(firstSeen('failed', [])).toBe('no slides, pending');
});
