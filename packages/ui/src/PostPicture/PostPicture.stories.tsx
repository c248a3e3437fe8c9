import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { art } from '../stories/art';
import { pictureFrame } from '../stories/social.css';
import { PostPicture } from './PostPicture';

/**
 * The still inside every card, tile and reel of a post. For films and series use Artwork; to play a reel, open it
 * in the PostViewer.
 */
const meta = {
  title: 'Cards/PostPicture',
  component: PostPicture,
  args: { kind: 'image', contentUrl: art.river.wide?.src ?? '', caption: 'Last light by the river' },
  decorators: [
    (Story) => (
      <div className={pictureFrame}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PostPicture>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Image: Story = {};

export const ReelWithPoster: Story = {
  args: { kind: 'reel', contentUrl: '#no-video', posterUrl: art.lamp.small?.src ?? null },
};

export const BrokenImage: Story = {
  args: { contentUrl: '/missing.avif' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
  },
};

export const BrokenReel: Story = {
  args: { kind: 'reel', contentUrl: '/missing.mp4', caption: 'நதியோரம்' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('video')).toBeNull());
  },
};
