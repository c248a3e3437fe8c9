import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { findCutMarks } from '../clipping/findCutMarks';
import { CutLines } from './Scripts';
import { specimens } from './scripts';

const meta = {
  title: 'Foundations/Indian scripts/Cut lines',
  component: CutLines,
  tags: ['!autodocs'],
} satisfies Meta<typeof CutLines>;
export default meta;

/** The part of each script, as a copy. */
const copiesOf = (element: HTMLElement) =>
  [...element.querySelectorAll('section')].map((section) => {
    const copy = section.cloneNode(true) as HTMLElement;
    copy.style.inlineSize = `${section.offsetWidth}px`;
    return copy;
  });

/** After one to four lines, at every step, an ellipsis takes the rest, and no mark of the lines before it. */
export const NoMarkIsCutOff: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    if (!globalThis.takePicture) return;
    await expect(await findCutMarks(copiesOf(canvasElement))).toEqual([]);
  },
};

/** Lines that are too low for their script are found, each script by itself. */
export const FindsAPlantedFault: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    if (!globalThis.takePicture) return;
    const copies = copiesOf(canvasElement);
    for (const text of copies.flatMap((copy) => [
      ...copy.querySelectorAll<HTMLElement>('[data-step="body"]'),
    ])) {
      text.style.lineHeight = '0.75';
      text.style.paddingBlock = '0';
    }
    const marks = await findCutMarks(copies);
    const found = new Set(marks.map(({ lang }) => lang));
    await expect([...found]).toEqual(specimens.map(({ lang }) => lang));
    await expect(marks.map(({ edge }) => edge)).toEqual(expect.arrayContaining(['above', 'below']));
  },
};
