import { DEFAULT_LOCALE, localesOf } from '@chalchitra/api/contract';
import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { accent } from '../../apps/web/src/copy/pseudo/accent';
import { mirror } from '../../apps/web/src/copy/pseudo/mirror';

type Tree = { readonly [name: string]: string | Tree };
type Translate = (text: string) => string;

const files = import.meta.glob<Tree>('../../apps/web/src/copy/*/*.json', { import: 'default' });

/** What is no language of the site: words that can't be broken. */
const LONG = 'long';
const longWords =
  'Incomprehensibilities Counterrevolutionaries Uncharacteristically Transubstantiation'.split(' ');

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/** The choices of the toolbar. */
export const languageItems = [
  ...localesOf('local').map((value) => ({ value, title: languageNames.of(value) ?? value })),
  { value: LONG, title: 'Very long words' },
];

/** The messages of a tree that are plain text, by their path. */
function* plainTexts(tree: Tree, path: string): Generator<[path: string, text: string]> {
  for (const [name, part] of Object.entries(tree)) {
    if (typeof part !== 'string') yield* plainTexts(part, `${path}/${name}`);
    else if (!/[{}<]/.test(part)) yield [`${path}/${name}`, part];
  }
}

async function textsOf(language: string): Promise<Map<string, string>> {
  const own = Object.entries(files).filter(([file]) => file.includes(`/copy/${language}/`));
  const texts = own.map(async ([file, load]) => [...plainTexts(await load(), file.split('/').at(-1) ?? '')]);
  return new Map((await Promise.all(texts)).flat());
}

const LETTERS = /\p{L}[\p{L}\p{M}'’.-]*/gu;
const INITIALS = /^\p{Lu}{1,2}$/u;
const graphemes = new Intl.Segmenter();

/** Puts words in the place of a text's. */
function inWords(text: string, words: readonly string[]): string {
  // Initials stay initials.
  if (INITIALS.test(text)) return [...graphemes.segment(words[0] ?? '')][0]?.segment ?? '';
  let place = text.length;
  return text.replace(LETTERS, () => {
    const word = words[place % words.length] ?? '';
    place += 1;
    return word;
  });
}

/** Says a text that is a message of the site as the site does, and makes any other of that language's words. */
async function translator(language: string): Promise<Translate> {
  const [english, texts] = await Promise.all([textsOf(DEFAULT_LOCALE), textsOf(language)]);
  const messages = new Map([...english].map(([path, text]) => [text, texts.get(path)]));
  const words = [...texts.values()].flatMap((text) => text.match(LETTERS) ?? []);
  return (text) => messages.get(text.trim()) ?? inWords(text, words);
}

const others: Record<string, Translate> = {
  'en-XA': accent,
  'ar-XB': mirror,
  [LONG]: (text) => inWords(text, longWords),
};

/** Loads what translates a story of the library, which is written in English; null where it stays so. */
export async function loadTranslate(language: string): Promise<Translate | null> {
  if (language === DEFAULT_LOCALE) return null;
  return others[language] ?? translator(language);
}

/** Shows every text in another language for as long as it is called for, and what React writes later as well. */
function showIn(translate: Translate): () => void {
  const own = new Map<Text, { own: string; shown: string }>();
  const change = (text: Text) => {
    const known = own.get(text);
    const value = text.nodeValue ?? '';
    if (value === known?.shown || !text.parentElement?.closest('#storybook-root, [role="dialog"]')) return;
    // The copies that are looked at for cut marks have words of their own.
    if (text.parentElement.closest('script, style, .clippingSheet')) return;
    const shown = translate(value);
    own.set(text, { own: value, shown });
    if (shown !== value) text.nodeValue = shown;
  };
  const changeAll = (node: Node) => {
    if (node instanceof Text) return change(node);
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) change(walker.currentNode as Text);
  };

  changeAll(document.body);
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes, type } of records) {
      if (type === 'characterData') changeAll(target);
      for (const node of addedNodes) changeAll(node);
    }
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return () => {
    observer.disconnect();
    for (const [text, { own: value, shown }] of own) if (text.nodeValue === shown) text.nodeValue = value;
  };
}

/** The id of the story that stands there and has been played; its listeners are notified. */
let playedStory: string | null = null;
const waiting = new Set<() => void>();

/** To be called when a story has been played. */
export function notifyPlayed(storyId: string): void {
  playedStory = storyId;
  for (const act of waiting) act();
}

/** Acts once a story has been played, which looks for its own texts; returns what undoes it. */
function whenPlayed(storyId: string, act: () => () => void): () => void {
  let undo: (() => void) | null = null;
  const start = () => {
    if (playedStory === storyId) undo ??= act();
  };
  waiting.add(start);
  start();
  return () => {
    waiting.delete(start);
    undo?.();
  };
}

/** Screens and machines have the site's messages by themselves. */
const hasMessages = (title: string) => /^(Screens|Machines)\//.test(title);

/** Shows a story of the library in the language chosen in the toolbar. */
export const withLanguageSample: Decorator = function LanguageSample(Story, { loaded, viewMode, id, title }) {
  const translate =
    viewMode === 'story' && !hasMessages(title) ? (loaded.translate as Translate | null) : null;
  useLayoutEffect(() => (translate ? whenPlayed(id, () => showIn(translate)) : undefined), [translate, id]);
  useLayoutEffect(
    () => () => {
      playedStory = null;
    },
    [],
  );
  return Story();
};
