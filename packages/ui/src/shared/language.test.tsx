import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ContentCard } from '../ContentCard/ContentCard';
import { EpisodeCard } from '../EpisodeCard/EpisodeCard';
import { HeroBanner } from '../HeroBanner/HeroBanner';
import { art } from '../stories/art';

const title = 'நிழல் கூத்து';
const shared = { title, lang: 'ta', href: '/video/1', artwork: art.river };

describe('text of the catalogue (spec §12)', () => {
  it.each([
    ['a card', <ContentCard key="card" {...shared} watchText="Watch Now" />],
    ['an episode', <EpisodeCard key="episode" {...shared} placeText="Episode 1" />],
    ['the hero', <HeroBanner key="hero" {...shared} watchText="Watch Now" />],
  ])('carries its language and finds its own direction in %s', (_name, element) => {
    const heading = new RegExp(`<h[1-6](?=[^>]* lang="ta")(?=[^>]* dir="auto")[^>]*>(?:<[^>]*>)*${title}`);
    expect(renderToString(element)).toMatch(heading);
  });
});
