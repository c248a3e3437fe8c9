import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { art } from '../stories/art';
import { ChannelCard } from './ChannelCard';

/**
 * A live channel in the row of live television; opens the LiveTvOverlay. For films and series use
 * ContentCard.
 */
const meta = {
  title: 'Cards/ChannelCard',
  component: ChannelCard,
  args: { title: 'Ganga Samachar', lang: 'en', artwork: art.river, liveText: 'Live', onOpen: fn() },
} satisfies Meta<typeof ChannelCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnAir: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const channel = canvas.getByRole('button', { name: /Ganga Samachar/ });
    await userEvent.click(channel);
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledTimes(2);
  },
};

export const InKannada: Story = { args: { title: 'ಕಾವೇರಿ ವಾರ್ತೆ ಇಪ್ಪತ್ನಾಲ್ಕು ಗಂಟೆ', lang: 'kn', artwork: art.kite } };

export const WithoutPicture: Story = { args: { artwork: art.none } };
