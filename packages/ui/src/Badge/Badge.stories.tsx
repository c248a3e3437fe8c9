import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from './Badge';

/**
 * A short fact on a picture or beside a name: HD, a price, Live. Not for sentences, and not for what can be
 * pressed.
 */
const meta = {
  title: 'Cards/Badge',
  component: Badge,
  args: { children: 'HD' },
} satisfies Meta<typeof Badge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Highlight: Story = { args: { tone: 'highlight', children: '₹49' } };

export const Live: Story = { args: { tone: 'live', children: 'Live' } };

export const Good: Story = { args: { tone: 'good', children: 'Paid' } };

export const Bad: Story = { args: { tone: 'bad', children: 'Expired' } };

/** What is written the same in every language keeps its own line height on a page in Urdu. */
export const InEnglish: Story = {
  args: { lang: 'en' },
  globals: { locale: 'ur' },
  play: async ({ canvas }) => {
    const badge = canvas.getByText('HD');
    await expect(badge).toHaveAttribute('lang', 'en');
    await expect(badge.getBoundingClientRect().height).toBeLessThan(30);
  },
};
