import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Messages } from './Messages';

const meta = {
  title: 'Guides/Writing/All messages',
  component: Messages,
  tags: ['!autodocs'],
  // The rows of a table are all alike; of hundreds the first ones are looked at.
  parameters: { a11y: { context: { exclude: ['tbody tr:nth-child(n + 4)'] } } },
} satisfies Meta<typeof Messages>;
export default meta;

/** Each message is there as translators read it, with the names of what is put in. */
export const EveryArea: StoryObj<typeof meta> = {
  play: async ({ canvas, canvasElement }) => {
    for (const table of await canvas.findAllByRole<HTMLTableElement>('table')) {
      await expect(table.rows.length).toBeGreaterThan(1);
    }
    for (const text of ['Slide {number, number} of {count, number}', 'Episode of {series}']) {
      await expect(canvas.getByText(text)).toBeVisible();
    }
    await expect(canvasElement).not.toHaveTextContent(/undefined|NaN|\[object/);
  },
};
