import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { faceWidth, personWidth, stage } from '../stories/frames.css';
import { rightToLeft } from '../stories/rightToLeft';
import { Skeleton } from './Skeleton';

/**
 * Keeps the place of what is loading where its shape is known. For a short wait in a button or text use
 * Spinner.
 */
const meta = {
  title: 'Page/Skeleton',
  component: Skeleton,
} satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Tile: Story = {};

/** It pulses while something loads (spec §2), once that has taken a moment, by what costs the page nothing. */
export const Pulsing: Story = {
  globals: { motion: 'moving' },
  play: async ({ canvasElement }) => {
    const pulses = canvasElement
      .getAnimations({ subtree: true })
      .map(({ effect }) => effect as KeyframeEffect);
    await expect(pulses.map((pulse) => pulse.getTiming())).toMatchObject([
      { iterations: Number.POSITIVE_INFINITY, delay: 300 },
    ]);
    const frames = pulses.flatMap((pulse) => pulse.getKeyframes());
    await expect(frames.map(({ opacity }) => opacity)).toEqual(['1', '0.5', '1']);
  },
};

/** It doesn't pulse with reduced motion. */
export const StandingStill: Story = {
  globals: { motion: 'still' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.getAnimations({ subtree: true })).toHaveLength(0);
  },
};

export const Wide: Story = { args: { shape: 'wide' } };

export const Square: Story = { args: { shape: 'square' } };

export const Line: Story = { args: { shape: 'line' } };

export const Row: Story = { args: { shape: 'row' } };

export const EpisodePlace: Story = { args: { shape: 'episode' } };

export const Card: Story = { args: { shape: 'card' } };

export const Person: Story = {
  args: { shape: 'person' },
  decorators: [
    (Story) => (
      <div className={personWidth}>
        <Story />
      </div>
    ),
  ],
};

export const Face: Story = {
  args: { shape: 'face' },
  decorators: [
    (Story) => (
      <div className={faceWidth}>
        <Story />
      </div>
    ),
  ],
};

export const Fill: Story = {
  args: { shape: 'fill' },
  decorators: [
    (Story) => (
      <div className={stage}>
        <Story />
      </div>
    ),
  ],
};

export const Hero: Story = { args: { shape: 'hero' }, parameters: { layout: 'fullscreen' } };

/** Its lines start on the right. */
export const HeroRightToLeft: Story = { ...Hero, decorators: [rightToLeft] };
