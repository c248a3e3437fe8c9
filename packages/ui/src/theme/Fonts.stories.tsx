import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longTitles } from '../stories/content';
import { iconWall } from '../stories/frames.css';
import { loadScriptFonts } from './loadScriptFonts';
import { text } from './text.css';

const meta = {
  title: 'Foundations/Fonts',
  render: () => (
    <ul className={iconWall}>
      {longTitles.map(({ lang, title }) => (
        <li key={lang} lang={lang} dir="auto" className={text.heading}>
          {title}
        </li>
      ))}
    </ul>
  ),
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** Each script shows in its own face, fetched because its letters are on the page (spec §13). */
export const Scripts: Story = {
  play: async () => {
    await loadScriptFonts();
    await document.fonts.ready;
    const loaded = [...document.fonts].filter((face) => face.status === 'loaded').map((face) => face.family);
    for (const family of ['Anek Latin', 'Anek Devanagari', 'Anek Tamil', 'Noto Nastaliq Urdu']) {
      await expect(loaded.map((name) => name.replaceAll('"', ''))).toContain(family);
    }
  },
};

/** No word is divided by a hyphen: not by the browser, and not where its text allows it (spec §18). */
export const Unhyphenated: Story = {
  render: () => (
    <p lang="ta" style={{ inlineSize: '1px', overflowWrap: 'normal' }}>
      {'திரைப்\u00adபடங்கள்'}
    </p>
  ),
  play: async ({ canvas }) => {
    const line = canvas.getByText(/^திரை/);
    await expect(line.clientHeight).toBeLessThan(1.5 * Number.parseFloat(getComputedStyle(line).lineHeight));
  },
};

const running = 'Every door she passes opens on a different year of her life. Trending in India, Short Films';

/** The stand-in font is as wide as ours to within 2 %, so that no text jumps when ours arrives (spec §13). */
export const Fallback: Story = {
  render: () => <p>{running}</p>,
  play: async () => {
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('no canvas');
    for (const weight of [400, 700]) {
      const [own] = await document.fonts.load(`${weight} 100px "Anek Latin"`, running);
      const [fallback] = await document.fonts
        .load(`${weight} 100px "Anek Latin Fallback"`, running)
        .catch(() => []);
      await expect(own?.status).toBe('loaded');
      // A platform with none of the named fonts shows its own; there is nothing to compare.
      if (!fallback) continue;
      const widths = ['Anek Latin', 'Anek Latin Fallback'].map((family) => {
        context.font = `${weight} 100px "${family}"`;
        return context.measureText(running).width;
      });
      await expect(Math.abs((widths[0] ?? 0) / (widths[1] ?? 1) - 1)).toBeLessThan(0.02);
    }
  },
};
