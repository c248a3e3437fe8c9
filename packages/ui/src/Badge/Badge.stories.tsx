import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button';
import { MotionProvider } from '../shared/motion';
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

/** "Pause motion" stops its mark too (spec §4). */
export const MotionPaused: Story = {
  args: { tone: 'live', children: 'Live' },
  globals: { motion: 'moving' },
  render: function Switched(args) {
    const [isPaused, setIsPaused] = useState(false);
    return (
      <MotionProvider isPaused={isPaused}>
        <Button onClick={() => setIsPaused(!isPaused)}>Pause motion</Button>
        <Badge {...args} />
      </MotionProvider>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const beats = () => canvas.getByText('Live').getAnimations({ subtree: true });
    await expect(beats()).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Pause motion' }));
    await expect(beats()).toHaveLength(0);
    await userEvent.keyboard('{Enter}');
    await expect(beats()).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await expect(beats()).toHaveLength(0);
  },
};

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
