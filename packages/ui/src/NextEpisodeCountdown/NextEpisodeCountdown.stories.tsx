import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { art } from '../stories/art';
import { overPicture } from '../stories/overPicture';
import { NextEpisodeCountdown } from './NextEpisodeCountdown';

/** At the end of an episode that another follows. At the end of the last one nothing is shown. */
const meta = {
  title: 'Player/NextEpisodeCountdown',
  component: NextEpisodeCountdown,
  args: {
    title: '3. Salt Road',
    artwork: art.desert,
    secondsLeft: 6,
    secondsInAll: 10,
    countdownText: 'Next episode in 6',
    playText: 'Play now',
    cancelText: 'Cancel',
    onPlay: fn(),
    onCancel: fn(),
  },
  decorators: [overPicture(art.lamp)],
} satisfies Meta<typeof NextEpisodeCountdown>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Counting: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Play now' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onPlay).toHaveBeenCalledOnce();
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Started: Story = { args: { secondsLeft: 10, countdownText: 'Next episode in 10' } };

export const LongTitleWithoutPicture: Story = {
  args: { title: '௧௨. காற்றோடு பேசிக்கொண்டிருந்த கிராமத்துப் பள்ளிக்கூடத்தின் கதை', lang: 'ta', artwork: art.none },
};

export const SmallScreen: Story = { globals: { viewport: { value: 'small' } } };
