import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CardAction } from './CardAction';

/** A button on the picture of a ContentCard. Elsewhere an IconButton does. */
const meta = {
  title: 'Cards/CardAction',
  component: CardAction,
  args: {
    label: 'Add Monsoon Days to Watchlist',
    mark: 'add',
    onAct: fn(),
  },
} satisfies Meta<typeof CardAction>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Add: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Add Monsoon Days to Watchlist' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onAct).toHaveBeenCalledTimes(2);
  },
};

export const Added: Story = {
  args: {
    label: 'Remove Monsoon Days from Watchlist',
    mark: 'added',
  },
};

export const Remove: Story = {
  args: { label: 'Remove Monsoon Days from Recently Watched', mark: 'remove' },
};
