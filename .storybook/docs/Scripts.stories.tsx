import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Scripts } from './Scripts';

const meta = {
  title: 'Foundations/Indian scripts/Specimens',
  component: Scripts,
  tags: ['!autodocs'],
} satisfies Meta<typeof Scripts>;
export default meta;

/** How far the ink of a text reaches above and below its baseline in its own font, in CSS pixels. */
function inkOf(element: HTMLElement): {
  ascent: number;
  descent: number;
  fontAscent: number;
  fontDescent: number;
} {
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) throw new Error('no canvas');
  const { fontWeight, fontSize, fontFamily } = getComputedStyle(element);
  pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
  const ink = pen.measureText(element.textContent ?? '');
  return {
    ascent: ink.actualBoundingBoxAscent,
    descent: ink.actualBoundingBoxDescent,
    fontAscent: ink.fontBoundingBoxAscent,
    fontDescent: ink.fontBoundingBoxDescent,
  };
}

/** No mark of any script is cut, at any step, by a box that cuts what overflows its line. */
export const NothingIsClipped: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    // A platform may have none of the fonts that a stand-in names.
    await Promise.allSettled(
      [...canvasElement.querySelectorAll<HTMLElement>('[data-step]')].map((element) => {
        const { fontWeight, fontSize, fontFamily } = getComputedStyle(element);
        return document.fonts.load(`${fontWeight} ${fontSize} ${fontFamily}`, element.textContent ?? '');
      }),
    );
    await document.fonts.ready;
    const cut: string[] = [];
    for (const element of canvasElement.querySelectorAll<HTMLElement>('[data-step]')) {
      const { ascent, descent, fontAscent, fontDescent } = inkOf(element);
      const box = element.clientHeight;
      const { paddingBlockStart, paddingBlockEnd } = getComputedStyle(element);
      const start = Number.parseFloat(paddingBlockStart);
      const lineBox = box - start - Number.parseFloat(paddingBlockEnd);
      // A line's baseline is where the font's own height is centred in it.
      const above = start + (lineBox - fontAscent - fontDescent) / 2 + fontAscent;
      const below = box - above;
      if (ascent > above + 0.5 || descent > below + 0.5) {
        const language = element.closest('[lang]')?.getAttribute('lang');
        const size = Number.parseFloat(getComputedStyle(element).fontSize);
        const lacks = [ascent - above, descent - below].map((gap) => (Math.max(0, gap) / size).toFixed(2));
        cut.push(`${language} ${element.dataset.step}: lacks ${lacks.join(' em above, ')} em below`);
      }
    }
    await expect(cut).toEqual([]);
  },
};
