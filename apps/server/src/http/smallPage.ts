import { createHash } from 'node:crypto';
import { localeAttributes } from '@chalchitra/api/contract';
import { html, raw } from 'hono/html';
import type { ChosenLocale } from './locale';

// Its colours are the brand's, and no file is fetched for them: `tools/icons.test.ts` compares them.
const STYLE = `
:root { color-scheme: dark; font: 16px/1.5 system-ui, "Noto Sans", sans-serif; }
body { margin: 0; min-block-size: 100dvb; display: grid; place-items: center; padding: 1.5rem;
  box-sizing: border-box; background: #150b18; color: #fbf4ea; }
main { max-inline-size: 28rem; text-align: center; }
svg { inline-size: 4.5rem; block-size: 4.5rem; margin-block-end: 1rem; }
h1 { margin: 0 0 0.5rem; font-size: 1.75rem; line-height: 1.25; }
/* Marks above and below the lines of India's scripts, and the slope of Nastaliq, need room. */
:root:not(:lang(en)) { line-height: 1.7; }
:root:not(:lang(en)) h1 { line-height: 1.5; }
:root:lang(ur), :root:lang(ur) h1 { line-height: 2.2; font-family: "Noto Nastaliq Urdu", "Jameel Noori Nastaleeq", "Urdu Typesetting", "Noto Naskh Arabic", system-ui, serif; }
p { margin: 0 0 1.5rem; color: #d3c5c9; }
form { margin: 0; }
a, button { display: inline-block; padding: 0.75rem 1.5rem; border-radius: 999px; background: #fbf4ea; color: #150b18;
  font: inherit; font-weight: 600; text-decoration: none; border: 0; cursor: pointer; }
a:focus-visible, button:focus-visible { outline: 3px solid #ffb224; outline-offset: 3px; }
`;
const styleHash = createHash('sha256').update(STYLE).digest('base64');

const mark = (path: string, colour: string) =>
  `<svg viewBox="0 0 72 72" fill="none" stroke="${colour}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><circle cx="36" cy="36" r="33"/><path d="${path}"/></svg>`;
const MARKS = {
  done: mark('M22 37l10 10 19-22', '#ffb224'),
  waiting: mark('M36 20v17l11 8', '#ffb224'),
  failed: mark('M36 20v20M36 51v.5', '#ff9a8d'),
} as const;

/** What a page of the server's own says. */
export interface SmallPage {
  readonly status: number;
  readonly mark: keyof typeof MARKS;
  readonly title: string;
  readonly text: string;
  readonly brand: string;
  readonly link: { readonly href: string; readonly label: string };
  /** Whether the link is a button that posts to its address. */
  readonly isPosted?: boolean;
}

/** A page in a language that needs nothing but itself: no script, no file, no database. */
export function smallPage(
  page: SmallPage,
  chosen: ChosenLocale,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const { status, title, text, brand, link, isPosted = false } = page;
  const wayOn = isPosted
    ? html`<form method="post" action="${link.href}"><button>${link.label}</button></form>`
    : html`<a href="${link.href}">${link.label}</a>`;
  const { lang, dir } = localeAttributes(chosen.locale);
  const markup = html`<!doctype html>
<html lang="${lang}" dir="${dir}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${title} · ${brand}</title>
    <style>${raw(STYLE)}</style>
  </head>
  <body>
    <main>
      ${raw(MARKS[page.mark])}
      <h1>${title}</h1>
      <p>${text}</p>
      ${wayOn}
    </main>
  </body>
</html>`;
  return new Response(String(markup), {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action ${isPosted ? "'self'" : "'none'"}; frame-ancestors 'none'`,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      ...chosen.headers,
      ...headers,
    },
  });
}
