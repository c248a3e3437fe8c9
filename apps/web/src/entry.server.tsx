import { existsSync, readFileSync } from 'node:fs';
import type { RuntimeSettings } from '@chalchitra/api/types';
import { dehydrate } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { compose } from './compose';
import { bundle } from './copy/en/index';
import { createServerPlatform } from './platform/serverPlatform';
import { App } from './routes/App';
import { prefetchHome } from './routes/home/homeData';
import { paths } from './routes/paths';
import { findRoute } from './routes/routes';

/** What a server asks for: the address, the settings of its page, and a way to the public lists. */
export interface RenderInput {
  url: string;
  settings: RuntimeSettings;
  /** The JSON of one public GET, for instance of `/services/content/api/videos`. */
  load: (path: string) => Promise<unknown>;
}

/** The parts that a server puts into the page. */
export interface RenderedPage {
  html: string;
  head: string;
  state: string;
}

/** Renders the home page from the public lists; null for every other address, which the browser renders. */
export async function renderPage({ url, settings, load }: RenderInput): Promise<RenderedPage | null> {
  const { pathname } = new URL(url, 'http://localhost');
  const found = findRoute(pathname);
  if (found === null || pathname !== paths.home) return null;
  const runtime = compose(settings, bundle, createServerPlatform(load));
  await Promise.all([found.route.code.load(runtime.copy), prefetchHome(runtime)]);
  // A list that failed here is asked for by the browser, whose first rendering must be the same as this one.
  runtime.queryClient.removeQueries({ predicate: (query) => query.state.status === 'error' });
  const html = renderToString(<App runtime={runtime} path={pathname} />);
  const state = JSON.stringify(dehydrate(runtime.queryClient)).replaceAll('<', '\\u003c');
  return {
    html,
    head: preloads(),
    state: `<script type="application/json" id="chalchitra-state">${state}</script>`,
  };
}

interface ManifestEntry {
  file: string;
  css?: string[];
  imports?: string[];
}

let tags: string | null = null;

/** The home page's own code and styles, so that they are fetched along with the entry's. */
function preloads(): string {
  tags ??= readPreloads();
  return tags;
}

function readPreloads(): string {
  const address = new URL('../client/.vite/manifest.json', import.meta.url);
  // Without a client build, as in development, the browser finds out by itself.
  if (!existsSync(address)) return '';
  const manifest = JSON.parse(readFileSync(address, 'utf8')) as Record<string, ManifestEntry>;
  const files = new Set<string>();
  const styles = new Set<string>();
  const collect = (key: string) => {
    const entry = manifest[key];
    if (entry === undefined || files.has(entry.file)) return;
    files.add(entry.file);
    for (const style of entry.css ?? []) styles.add(style);
    for (const next of entry.imports ?? []) collect(next);
  };
  // What the page's own tags bring isn't named again.
  collect('index.html');
  const known = new Set([...files, ...styles]);
  collect('src/routes/home/home.route.tsx');
  collect('src/copy/en/index.ts');
  return [
    ...[...styles]
      .filter((file) => !known.has(file))
      .map((file) => `<link rel="stylesheet" href="/${file}">`),
    ...[...files]
      .filter((file) => !known.has(file))
      .map((file) => `<link rel="modulepreload" href="/${file}">`),
  ].join('');
}
