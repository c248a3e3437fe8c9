import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ShareButton } from './ShareButton';

/** On the page of what is shared. Not on cards, nor for another page than the one that is open. */
const meta = {
  title: 'Actions/ShareButton',
  component: ShareButton,
  args: { text: 'Share', isDone: false, onShare: fn() },
} satisfies Meta<typeof ShareButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Share: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Share' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(args.onShare).toHaveBeenCalledTimes(2);
  },
};

export const Copied: Story = { args: { text: 'Link copied', isDone: true } };

export const Failed: Story = { args: { text: 'Copy the link from the address bar' } };
