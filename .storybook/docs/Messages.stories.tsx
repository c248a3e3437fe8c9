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
    await expect((await canvas.findAllByRole('table')).map(({ ariaLabel }) => ariaLabel)).toEqual([
      'Every visit',
      'Forms of accounts',
      'Plans and their payment',
      'Lists and series',
      'Creators and posts',
      'The bar about the language',
      'The player',
      'The player’s menus and panels',
      'The profile',
      'Search',
      'The watchlist and what was watched',
      'The receipt of one payment',
      'Privacy policy',
    ]);
    for (const text of ['Slide {number, number} of {count, number}', 'Episode of {series}']) {
      await expect(canvas.getByText(text)).toBeVisible();
    }
    await expect(canvasElement).not.toHaveTextContent(/undefined|NaN|\[object/);
  },
};
