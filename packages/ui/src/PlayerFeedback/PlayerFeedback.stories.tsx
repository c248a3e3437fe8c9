import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { art } from '../stories/art';
import { overPicture } from '../stories/overPicture';
import { leftOf, rightToLeft } from '../stories/rightToLeft';
import { PlayerFeedback } from './PlayerFeedback';

/** Shows what a key or a double tap did in the player. For messages of the page use a Toast. */
const meta = {
  title: 'Player/PlayerFeedback',
  component: PlayerFeedback,
  globals: { motion: 'still' },
  args: { feedback: { id: 1, text: 'Forward 10 seconds', mark: 'forward', side: 'end' } },
  decorators: [overPicture(art.desert)],
} satisfies Meta<typeof PlayerFeedback>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ForwardOnItsSide: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Forward 10 seconds');
  },
};

export const BackOnItsSide: Story = {
  args: { feedback: { id: 2, text: 'Back 10 seconds', mark: 'back', side: 'start' } },
};

export const Paused: Story = { args: { feedback: { id: 3, text: 'Paused', mark: 'pause' } } };
export const Playing: Story = { args: { feedback: { id: 4, text: 'Playing', mark: 'play' } } };
export const Louder: Story = { args: { feedback: { id: 5, text: 'Volume 80%', mark: 'volume' } } };
export const Muted: Story = { args: { feedback: { id: 6, text: 'Muted', mark: 'muted' } } };
export const Faster: Story = { args: { feedback: { id: 7, text: 'Speed 1.5×', mark: 'speed' } } };
export const CaptionsOn: Story = {
  args: { feedback: { id: 8, text: 'Captions: हिन्दी', mark: 'captions' } },
};
/** Fades later, because it has to be read. */
export const Notice: Story = {
  args: { feedback: { id: 9, text: 'Failed to load captions', mark: 'captions', side: 'notice' } },
};

/** Figures keep their order, and the film's start is on the left. */
export const RightToLeft: Story = {
  args: { feedback: { id: 10, text: 'Speed 1.5×', mark: 'speed', side: 'start' } },
  decorators: [rightToLeft],
  play: async ({ canvas, canvasElement }) => {
    const status = canvas.getByRole('status');
    await expect(leftOf(status, '×')).toBeGreaterThan(leftOf(status, '1.5'));
    await expect(leftOf(status, 'Speed')).toBeLessThan(canvasElement.clientWidth / 2);
  },
};

export const Nothing: Story = { args: { feedback: null } };
