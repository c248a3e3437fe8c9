import { kindOfList } from '@chalchitra/api/catalogue';
import type { ContentItem } from '@chalchitra/api/types';
import type { HeroSlide } from '@chalchitra/ui';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type BaseMessages, useBaseMessages, usePresent } from '../../copy/copy';
import { toBackdrop } from '../../present/artwork';
import { shortFacts } from '../../present/facts';
import type { Presenter } from '../../present/present';
import type { CardActions } from '../cards/useCardActions';
import { paths } from '../paths';
import { toSummary } from '../viewing/useWatchlist';
import { WatchlistHeroAction } from '../viewing/WatchlistAction';
import type { HomeData } from './homeData';
import { HERO_LIST } from './homeShelves';

/** The first of them (spec §2); their dots fit the smallest screen. */
const MAX_SLIDES = 7;

/** The featured samples, whose code is fetched only where they are needed. */
const samplesQuery = queryOptions({
  queryKey: ['featured samples'],
  queryFn: async () => (await import('./sampleTitles')).featuredSamples,
  staleTime: Number.POSITIVE_INFINITY,
  meta: { telemetryName: 'hero samples' },
});

const none: readonly ContentItem[] = [];

/** The hero's slides: the user uploads, or where these fail or are none the featured samples (spec §2). */
export function useHeroSlides({ status, items }: HomeData['hero'], { thumbnailOf, onOpen }: CardActions) {
  const messages = useBaseMessages();
  const present = usePresent();
  const isFallback = status === 'failed' || (status === 'loaded' && items.length === 0);
  const samples = useQuery({ ...samplesQuery, enabled: isFallback });
  const shown = isFallback ? (samples.data ?? none) : items;
  const slides = useMemo(
    () => toHeroSlides(shown, thumbnailOf, messages, present),
    [shown, thumbnailOf, messages, present],
  );
  return {
    slides,
    // Until the samples are there too: a hero that came after the shelves would push them down. Once they have failed, it isn't
    // waited for again.
    isPending: status === 'pending' || (isFallback && samples.isPending && samples.errorUpdateCount === 0),
    open(id: string) {
      const item = isFallback ? undefined : items.find((candidate) => candidate.id === id);
      if (item !== undefined) onOpen(id, { kind: kindOfList(HERO_LIST), item });
    },
  };
}

/** Items as slides, the first of them at most. */
export function toHeroSlides(
  items: readonly ContentItem[],
  thumbnailOf: CardActions['thumbnailOf'],
  { home }: BaseMessages,
  present: Presenter,
): HeroSlide[] {
  const chosen = items.slice(0, MAX_SLIDES);
  return chosen.map((item, index) => ({
    id: item.id,
    title: item.title,
    lang: item.lang,
    artwork: toBackdrop(item.artwork, thumbnailOf(item)),
    descriptionText: item.description,
    facts: shortFacts(item, present),
    href: paths.video(item.id),
    positionText: home.slide({ number: index + 1, count: chosen.length }),
    action: <WatchlistHeroAction title={toSummary(item, HERO_LIST)} />,
  }));
}
