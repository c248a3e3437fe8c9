import { expect, it } from 'vitest';
import { assetsIn, isBuildFile, kindOfRequest, pageKey } from './cached';

const origin = 'https://site.example';
const kindOf = (
  address: string,
  more: { mode?: RequestMode; destination?: RequestDestination; method?: string } = {},
) =>
  kindOfRequest({ mode: 'cors', destination: '', method: 'GET', ...more }, new URL(address, origin), origin);
const opened = { mode: 'navigate', destination: 'document' } as const;

it('caches pages, the files of the build and pictures of the catalogue (spec §18)', () => {
  expect(kindOf('/', opened)).toBe('page');
  expect(kindOf('/video/7?t=1', opened)).toBe('page');
  expect(kindOf('/assets/index-1.js', { destination: 'script' })).toBe('asset');
  expect(kindOf('/artwork/a/wide-800.avif', { destination: 'image' })).toBe('picture');
});

it.each([
  ['/services/content/api/watchlist/u1', {}],
  ['/services/content/api/videos', {}],
  ['/media/signature/clip/master.m3u8', {}],
  ['/media/signature/clip/file.mp4', { destination: 'video' }],
  ['/embed/live', { mode: 'navigate', destination: 'iframe' }],
  ['/embed/live', opened],
  ['/payment-links/callback?id=1', opened],
  ['/sandbox/razorpay/l/1', opened],
  ['https://pictures.example/artwork/a.avif', { destination: 'image' }],
  ['/assets/index-1.js', { method: 'POST' }],
] as const)('leaves %s to the network (spec §18)', (address, more) => {
  expect(kindOf(address, more)).toBeNull();
});

it('stands in with the shell for every page but home', () => {
  expect(['/', '/movies', '/profile'].map(pageKey)).toEqual(['/', '/watchlist', '/watchlist']);
});

it('finds the files that a page names, once each', () => {
  const page =
    '<link href="/assets/a-1.css"><script src="/assets/b-2.js"></script><link href="/assets/b-2.js">';
  expect(assetsIn(page)).toEqual(['/assets/a-1.css', '/assets/b-2.js']);
  expect(assetsIn('<style>@font-face{src:url(/assets/c-3.woff2)}</style>')).toEqual(['/assets/c-3.woff2']);
});

it('leaves out the files of other hosts, which would end the caching of the page (spec §18)', () => {
  const settings =
    '{"logo":"https://brand.example/assets/logo.svg","terms":"https://brand.example/a/assets/b.pdf"}';
  const picture = '<img src="https://pictures.example:8443/assets/posters/a.avif">';
  expect(assetsIn(`<script type="application/json">${settings}</script>${picture}`)).toEqual([]);
});

it.each([
  [200, 'text/javascript', true],
  [200, 'font/woff2', true],
  [404, 'text/javascript', false],
  [200, 'text/html; charset=utf-8', false],
])(
  'of a response %i with %s says whether it is a file of the build: %s (spec §18)',
  (status, type, isOne) => {
    const response = new Response('', { status, headers: { 'content-type': type } });
    expect(isBuildFile(response)).toBe(isOne);
  },
);
