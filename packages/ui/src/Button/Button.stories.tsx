import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Play } from '../Icon/icons';
import { Button, ButtonLink } from './Button';

/**
 * Acts: sends, opens, plays. What leads to another page is a ButtonLink or a Link. One `action` a view,
 * `quiet` beside it.
 */
const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Watch Now', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Action: Story = {
  args: { variant: 'action', icon: <Play size={18} fill="currentColor" /> },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Watch Now' });
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const Highlight: Story = { args: { variant: 'highlight' } };

export const Quiet: Story = { args: { variant: 'quiet', children: 'Cancel' } };

export const Ghost: Story = { args: { variant: 'ghost', children: 'See All' } };
export const Bare: Story = { args: { variant: 'bare', children: 'Profile' } };

export const Text: Story = { args: { variant: 'text', size: 'small', children: 'Forgot password?' } };
export const Small: Story = { args: { size: 'small' } };

export const Large: Story = { args: { size: 'large', variant: 'action' } };

export const FullWidth: Story = { args: { width: 'full', variant: 'action', children: 'Create account' } };

export const Disabled: Story = { args: { disabled: true } };

export const Busy: Story = {
  args: { isBusy: true, variant: 'action', children: 'Processing...' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Processing...' }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** What leads somewhere is a real link, however it looks (spec §2). */
export const LeadsSomewhere: Story = {
  render: () => (
    <ButtonLink href="#video" variant="action">
      Watch Now
    </ButtonLink>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Watch Now' })).toHaveAttribute('href', '#video');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const LongLabel: Story = {
  args: { variant: 'action', children: 'ஒவ்வொரு வாரமும் புதிய திரைப்படங்களைப் பார்க்கத் தொடங்குங்கள்' },
};
