import { LOCALE_PARAMETER } from '@chalchitra/api/constants';
import {
  APP_ELEMENT_ID,
  DEFAULT_LOCALE,
  FAILURE_ELEMENT_ID,
  jsonBlock,
  type LocaleTag,
  localeAttributes,
  type RenderedFor,
  type RenderedPage,
  SETTINGS_ELEMENT_ID,
} from '@chalchitra/api/contract';
import { copyIn } from '../copy/copy';
import type { Settings } from '../settings/settings';
import { runtimeSettings } from '../settings/settings.runtime';

export const WEB_MANIFEST_PATH = '/app.webmanifest';

/** What a prerendered page puts between the tags. */
export interface RenderedParts extends Omit<RenderedPage, 'renderedFor'> {
  /** Whose page `html` is; null where there is none. */
  readonly renderedFor: RenderedFor | null;
  /** The document's title and what else its head says of the page; null for the brand's name alone. */
  readonly head: string | null;
}

/** Of a page that the browser makes. */
export const EMPTY: RenderedParts = {
  renderedFor: null,
  savesData: false,
  head: null,
  html: '',
  early: '',
  styles: '',
  preloads: '',
  isAppLater: false,
  state: '',
  languages: [],
};

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** The tags by which the build's page names the app's own code. */
const APP_TAGS = /(\s*<(script type="module"|link rel="modulepreload")[^>]*>(<\/script>)?)+/;

/** Tags that give way to whatever else the page fetches. */
const givingWay = (tags: string): string =>
  tags.replaceAll(/ (?=rel="modulepreload"|type="module")/g, ' fetchpriority="low" ');

/** Tags that wait in an inert element. */
const waiting = (tags: string): string => `<template id="${APP_ELEMENT_ID}">${tags}</template>`;

/** What the page's head shows where the app could not be started: it has no code of ours, nor needs any styles. */
function failureDialog(locale: LocaleTag): string {
  const { failed, again } = copyIn(locale).messages.trouble;
  return `<dialog id="${FAILURE_ELEMENT_ID}"><p>${escapeText(failed.text)}</p><a href="">${escapeText(again)}</a></dialog>`;
}

/** What a browser without scripts shows at the foot of the page, or in its place where the server renders none. */
function noScript(locale: LocaleTag): string {
  return `<noscript><p>${escapeText(copyIn(locale).messages.trouble.noScript)}</p></noscript>`;
}

/** The element around a page in a language. */
function htmlTag(locale: LocaleTag, { renderedFor, savesData }: RenderedParts): string {
  const { lang, dir } = localeAttributes(locale);
  const forWhom = renderedFor === null ? '' : ` data-rendered-for="${renderedFor}"`;
  return `<html lang="${lang}" dir="${dir}"${forWhom}${savesData ? ' data-rendered-saving' : ''}>`;
}

/** The link to a language's web manifest: browsers fetch it without cookies, so that its address says which. */
function webManifestLink(locale?: LocaleTag): string {
  return `<link rel="manifest" href="${WEB_MANIFEST_PATH}${locale === undefined ? '' : `?${LOCALE_PARAMETER}=${locale}`}"`;
}

/** Fills the built index.html: the language, the settings, the brand's name, and what was rendered for this address. */
export function fillPage(
  template: string,
  settings: Settings,
  locale: LocaleTag,
  rendered: RenderedParts,
): string {
  const { head, html, early, styles, preloads, isAppLater, state } = rendered;
  // What is seen is fetched first: a page with its content is read before the app is there.
  const hasContent = state !== '';
  const isAppFirst = !(isAppLater || hasContent);
  const [appTags = ''] = APP_TAGS.exec(template) ?? [];
  const parts: Readonly<Record<string, string>> = {
    [htmlTag(DEFAULT_LOCALE, EMPTY)]: htmlTag(locale, rendered),
    [webManifestLink()]: webManifestLink(locale),
    '<!--app-settings-->': jsonBlock(SETTINGS_ELEMENT_ID, runtimeSettings(settings)),
    '<!--app-early-->': early,
    '<!--app-preloads-->': styles + (isAppFirst ? preloads : ''),
    '<!--app-html-->': html,
    '<!--app-failure-->': failureDialog(locale) + noScript(locale),
    '<!--app-state-->': hasContent ? givingWay(appTags + preloads) + state : state,
    '<title>Chalchitra</title>': head ?? `<title>${escapeText(settings.brand.name)}</title>`,
  };
  const kept = isAppLater ? waiting(givingWay(appTags + preloads)) : '';
  const begun = isAppFirst ? template : template.replace(APP_TAGS, () => kept);
  // By a function, for a text put in as it is could hold a dollar sign.
  return Object.entries(parts).reduce((page, [mark, text]) => page.replace(mark, () => text), begun);
}
