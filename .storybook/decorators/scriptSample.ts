import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';

/** The scripts in which a story's texts can be shown, with words to take their place. */
const samples: Record<string, { lang: string; dir: 'ltr' | 'rtl'; words: string[] }> = {
  devanagari: {
    lang: 'hi',
    dir: 'ltr',
    words: ['क्षितिज', 'के', 'उस', 'पार', 'श्रद्धा', 'और', 'विद्रोह', 'की', 'अनसुनी', 'कहानियाँ', 'गूँजती', 'हैं'],
  },
  tamil: {
    lang: 'ta',
    dir: 'ltr',
    words: ['காற்றோடு', 'பேசிக்கொண்டிருந்த', 'ஒரு', 'கிராமத்து', 'பள்ளியின்', 'நீண்ட', 'கதை', 'நிழல்', 'கூத்து'],
  },
  urdu: {
    lang: 'ur',
    dir: 'rtl',
    words: ['شہرِ', 'خموشاں', 'کی', 'گلیوں', 'میں', 'گونجتی', 'ہوئی', 'ایک', 'پرانی', 'نظم', 'کی', 'داستان'],
  },
  long: {
    lang: 'en',
    dir: 'ltr',
    words: ['Incomprehensibilities', 'Counterrevolutionaries', 'Uncharacteristically', 'Transubstantiation'],
  },
};

/** The choices of the toolbar. */
export const scriptItems = [
  { value: 'own', title: 'Own texts' },
  { value: 'devanagari', title: 'Devanagari' },
  { value: 'tamil', title: 'Tamil' },
  { value: 'urdu', title: 'Urdu, right to left' },
  { value: 'long', title: 'Very long words' },
];

const LETTERS = /\p{L}[\p{L}\p{M}'’.-]*/gu;

const graphemes = new Intl.Segmenter();

function translate(text: string, words: readonly string[]): string {
  // Initials stay initials.
  if (/^\p{Lu}{1,2}$/u.test(text)) {
    return [...graphemes.segment(words[0] ?? '')][0]?.segment ?? '';
  }
  let place = text.length;
  return text.replace(LETTERS, () => {
    const word = words[place % words.length] ?? '';
    place += 1;
    return word;
  });
}

/** Shows every text in another script for as long as it is called for, and what React writes later as well. */
function showIn({ lang, dir, words }: { lang: string; dir: string; words: readonly string[] }): () => void {
  const own = new Map<Text, { own: string; shown: string }>();
  const page = document.documentElement;
  const before = { lang: page.lang, dir: page.dir };
  page.lang = lang;
  page.dir = dir;

  const change = (text: Text) => {
    const known = own.get(text);
    const value = text.nodeValue ?? '';
    if (value === known?.shown || !text.parentElement?.closest('#storybook-root, [role="dialog"]')) return;
    if (text.parentElement.closest('script, style')) return;
    const shown = translate(value, words);
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
    Object.assign(page, before);
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

/** Acts once a story has been played, which looks for its own texts; answers what undoes it. */
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

/** Shows a story with its texts in the script chosen in the toolbar. */
export const withScriptSample: Decorator = function ScriptSample(Story, { globals, viewMode, id }) {
  const sample = viewMode === 'story' ? samples[String(globals.script)] : undefined;
  useLayoutEffect(() => (sample ? whenPlayed(id, () => showIn(sample)) : undefined), [sample, id]);
  useLayoutEffect(
    () => () => {
      playedStory = null;
    },
    [],
  );
  return Story();
};
