import { DEFAULT_LOCALE, findLocale, localeAttributes } from '@chalchitra/api';
import '@chalchitra/ui';
import { loadScriptFonts } from '@chalchitra/ui';
import type { Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { configure } from 'storybook/test';
import { checkEveryScript } from './clipping/everyScript';
import { languageItems, loadTranslate, notifyPlayed, withLanguageSample } from './decorators/languageSample';
import { pictureItems, withPictureSpeed } from './decorators/pictureSpeed';
import { fixClock } from './fixedClock';
import { checkHighContrast } from './highContrast';
import { allModes, chromaticModes, modesOf, type Viewport, viewports } from './modes';
import { checkNarrow } from './narrow';
import './preview.css';
import { settle } from './settle';
import { storybookTheme } from './theme';

// Links of stories lead nowhere.
window.addEventListener('click', (event) => {
  if (event.composedPath().some((node) => node instanceof HTMLAnchorElement)) event.preventDefault();
});

if (/chromatic/i.test(navigator.userAgent)) fixClock();

// Stories wait for these fonts; pages of documentation, which no loader serves, get them as they come.
void loadScriptFonts();

// A guard against hanging: how long something takes depends on the machine.
configure({ asyncUtilTimeout: 60_000 });

const runsAsTest = '__vitest_browser__' in globalThis;

function inPixels(viewport: Viewport) {
  const { width, height } = viewports[viewport];
  return { width: `${width}px`, height: `${height}px` };
}

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    // In a test nobody looks at what is in order, and all of it would go into the report.
    a11y: { test: 'error', options: runsAsTest ? { resultTypes: ['violations'] } : {} },
    backgrounds: { disabled: true },
    docs: { theme: storybookTheme, codePanel: true },
    chromatic: { modes: chromaticModes(allModes), pauseAnimationAtEnd: true },
    options: {
      storySort: {
        method: 'alphabetical',
        // The groups of the sidebar, in order. A story's title begins with one of them.
        order: [
          'Start here',
          'Foundations',
          'Actions',
          'Forms',
          'Cards',
          'Rows',
          'Overlays',
          'Player',
          'Page',
          'Screens',
          'Machines',
          'Guides',
          'Status',
          'Changelog',
        ],
      },
    },
    controls: { matchers: { color: /colour$/i, date: /At$/ } },
    viewport: {
      options: {
        small: { name: 'Small (375)', styles: inPixels('small'), type: 'mobile' },
        sideways: { name: 'Held sideways (667)', styles: inPixels('sideways'), type: 'mobile' },
        narrow: { name: 'Narrowest (320)', styles: inPixels('narrow'), type: 'mobile' },
        desktop: { name: 'Desktop (1366)', styles: inPixels('desktop'), type: 'desktop' },
      },
    },
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        items: [
          { value: 'brand', title: 'Brand' },
          { value: 'contrast', title: 'High contrast' },
        ],
        dynamicTitle: true,
      },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        icon: 'play',
        items: [
          { value: 'moving', title: 'Moving' },
          { value: 'still', title: 'Reduced' },
        ],
        dynamicTitle: true,
      },
    },
    locale: {
      description: 'Language',
      toolbar: { icon: 'globe', items: languageItems, dynamicTitle: true },
    },
    pictures: {
      description: 'Network speed of pictures',
      toolbar: { icon: 'photo', items: pictureItems, dynamicTitle: true },
    },
  },
  // A colour measured in the middle of a fade would be neither the one nor the other.
  initialGlobals: {
    theme: 'brand',
    motion: runsAsTest ? 'still' : 'moving',
    locale: DEFAULT_LOCALE,
    pictures: 'fast',
  },
  // A story is played with the fonts in which it is looked at.
  loaders: [
    () => loadScriptFonts(),
    async ({ globals }) => ({ translate: await loadTranslate(String(globals.locale)) }),
  ],
  // Test files share a page, which the last story may have left scrolled.
  beforeEach: ({ globals }) => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    // What is open from the first frame on reads it there.
    document.documentElement.dataset.motion = String(globals.motion);
  },
  afterEach: async ({ id, title, viewMode, parameters }) => {
    notifyPlayed(id);
    if (!runsAsTest || viewMode !== 'story') return;
    await settle();
    const isComparedInIt = Object.values(modesOf(title)).some(({ theme }) => theme === 'contrast');
    if (isComparedInIt) await checkHighContrast(parameters.a11y);
    // Screens and machines are made of what is looked at here.
    if (!/^(Screens|Machines)\//.test(title) && globalThis.takePicture) await checkEveryScript(id);
    if (title.startsWith('Screens/') && globalThis.resizeViewport) {
      await checkNarrow(globalThis.resizeViewport);
    }
  },
  decorators: [
    withLanguageSample,
    withPictureSpeed,
    function Page(Story, { globals }) {
      useLayoutEffect(() => {
        document.documentElement.dataset.theme = String(globals.theme);
        document.documentElement.dataset.motion = String(globals.motion);
        const locale = findLocale(String(globals.locale)) ?? DEFAULT_LOCALE;
        Object.assign(document.documentElement, localeAttributes(locale));
      }, [globals.theme, globals.motion, globals.locale]);
      return <Story />;
    },
  ],
};

export default preview;
