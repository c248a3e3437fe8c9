import type { SharedTitle } from '@chalchitra/api/contract';
import { describe, expect, it } from 'vitest';
import { english } from '../copy/english';
import { titleIn, titleTags } from './titleTags';

const { base } = english;

const title: SharedTitle = {
  name: 'नदी के दीये',
  description: 'हर शाम एक दीया।',
  lang: 'hi',
  isSeries: false,
  pictureUrl: 'https://films.example/artwork/a/share-800.jpg',
};
const tagsOf = (changes: Partial<SharedTitle> = {}) =>
  titleTags({ ...title, ...changes }, 'https://films.example/video/1', 'Chalchitra', base);
const contentOf = (tags: string, property: string) =>
  new RegExp(`<meta (?:property|name)="${property}" content="([^"]*)">`).exec(tags)?.[1];

describe('the head of a title’s page (spec §14)', () => {
  it('says name, description, language and picture', () => {
    const tags = tagsOf();
    expect(tags).toContain('<title>नदी के दीये · Chalchitra</title>');
    expect(contentOf(tags, 'og:title')).toBe('नदी के दीये');
    expect(contentOf(tags, 'og:description')).toBe('हर शाम एक दीया।');
    expect(contentOf(tags, 'og:locale')).toBe('hi_IN');
    expect(contentOf(tags, 'og:image')).toBe(title.pictureUrl);
    expect(contentOf(tags, 'og:type')).toBe('video.movie');
    expect(contentOf(tags, 'twitter:card')).toBe('summary_large_image');
  });

  it('leaves out what isn’t known', () => {
    const tags = tagsOf({ description: '', lang: 'no language', pictureUrl: null, isSeries: true });
    expect(tags).not.toMatch(/og:(description|locale|image)/);
    expect(contentOf(tags, 'og:type')).toBe('video.tv_show');
    expect(contentOf(tags, 'twitter:card')).toBe('summary');
  });

  it('holds any text inside its attributes', () => {
    const tags = tagsOf({ name: '"><script>alert(1)</script>', description: '$& "quoted"' });
    expect(tags).not.toContain('<script');
    expect(contentOf(tags, 'og:title')).toBe('&quot;>&lt;script>alert(1)&lt;/script>');
    expect(contentOf(tags, 'og:description')).toBe('$&amp; &quot;quoted&quot;');
  });

  it('cuts a long description behind a word', () => {
    const description = contentOf(tagsOf({ description: 'word '.repeat(500) }), 'og:description') ?? '';
    expect(description.length).toBeLessThanOrEqual(301);
    expect(description).toMatch(/word…$/);
    expect(contentOf(tagsOf({ description: 'क'.repeat(500) }), 'og:description')?.length).toBe(301);
  });
});

describe('titleIn', () => {
  it.each([
    ['/video/1', { id: '1', path: '/video/1' }],
    ['/video/1/', { id: '1', path: '/video/1' }],
    ['/series/a%2Fb/', { id: 'a/b', path: '/series/a%2Fb' }],
    ['/video/%61%20%E0%A4%86', { id: 'a आ', path: '/video/a%20%E0%A4%86' }],
    ['/video/%E0%A4%A', null],
    ['/creators/1', null],
    ['/', null],
  ])('finds in %s %o', (path, title) => expect(titleIn(path)).toEqual(title));
});
