import { describe, expect, it } from 'vitest';
import { english } from '../copy/english';
import { embedAddress } from './embed';
import { hashtags, shortFacts } from './facts';
import { createPresenter } from './present';

const present = createPresenter('en-IN', english.base);

describe('shortFacts (spec §2)', () => {
  it('names year, duration and genres, and leaves out what is unknown', () => {
    const item = { createdAt: '2024-05-01', durationSeconds: 5400, genres: ['Drama', 'Comedy', 'War'] };
    expect(shortFacts(item, present)).toEqual(['2024', '1h 30m', 'Drama', 'Comedy']);
    expect(shortFacts({ createdAt: null, durationSeconds: null, genres: [] }, present)).toEqual([]);
  });
});

describe('hashtags (spec §2, §3)', () => {
  it('makes one word of each keyword in any script', () => {
    expect(hashtags(['rain', '#ferry', 'long road', 'बरसात', ' '])).toEqual([
      '#rain',
      '#ferry',
      '#longroad',
      '#बरसात',
    ]);
  });

  it('tells those of one keyword apart, and has each once', () => {
    expect(hashtags(['road trip', 'roadtrip', 'love #india', '#road#india'])).toEqual([
      '#roadtrip',
      '#love',
      '#india',
      '#road',
    ]);
  });
});

describe('embedAddress (spec §2, §4)', () => {
  it('has controls and full screen off for the overlay alone', () => {
    expect(embedAddress('', 'a b', 'bare')).toBe(
      '/embed/a%20b?enablejsapi=1&controls=0&fs=0&autoplay=1&playsinline=1&rel=0',
    );
    expect(embedAddress('https://h.example', 'x', 'withControls')).not.toContain('controls=0');
  });
});
