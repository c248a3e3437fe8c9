import { describe, expect, it } from 'vitest';
import { english } from '../../copy/english';
import { shortFacts } from '../../present/facts';
import { createPresenter } from '../../present/present';
import { featuredSamples, sampleTitles } from './sampleTitles';

const { base } = english;

const present = createPresenter('en-IN', english.base);

describe('the sample set (spec §2, §3)', () => {
  it('has twelve titles of every type, each under an id of its own', () => {
    expect(new Set(sampleTitles.map(({ id }) => id)).size).toBe(12);
    const types = new Set(sampleTitles.map(({ type }) => type));
    expect(types).toEqual(new Set(['movie', 'documentary', 'tv', 'music', 'kids']));
  });

  it('gives the hero its featured titles with pictures, year and duration', () => {
    expect(featuredSamples.map(({ id }) => id)).toEqual(
      sampleTitles.filter(({ isFeatured }) => isFeatured).map(({ id }) => id),
    );
    expect(featuredSamples.length).toBeGreaterThan(1);
    for (const item of featuredSamples) {
      const sample = sampleTitles.find(({ id }) => id === item.id);
      expect(item.artwork).toEqual({ small: sample?.posterUrl, wide: sample?.backdropUrl });
      const facts = shortFacts(item, present);
      expect(facts).toContain(String(sample?.year));
      expect(facts).toContain(sample?.duration);
      expect(facts).not.toContain(base.invalidDate);
    }
  });
});
