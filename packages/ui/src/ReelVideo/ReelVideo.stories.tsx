import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { samplePosts } from '../stories/social';
import { pictureFrame } from '../stories/social.css';
import { ReelVideo } from './ReelVideo';

const reel = samplePosts.find((post) => post.kind === 'reel');
if (!reel) throw new Error('no sample reel');

/** The moving part of a reel, inside a ReelCard or the PostViewer. Films and episodes have the player. */
const meta = {
  title: 'Cards/ReelVideo',
  component: ReelVideo,
  args: {
    src: '#no-video',
    posterUrl: reel.posterUrl,
    label: reel.caption,
    isPlaying: false,
    isMuted: true,
    onStarted: fn(),
    onPaused: fn(),
    onFailed: fn(),
  },
  decorators: [
    (Story) => (
      <div className={pictureFrame}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ReelVideo>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Still: Story = {
  play: async ({ canvas }) => {
    const video = canvas.getByLabelText<HTMLVideoElement>(reel.caption);
    await expect(video.muted).toBe(true);
    await expect(video.disablePictureInPicture).toBe(true);
  },
};

export const Broken: Story = {
  args: { src: '/missing.mp4', isPlaying: true },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onFailed).toHaveBeenCalled());
  },
};

/** Without a label it is hidden from assistive technology. */
export const Decorative: Story = {
  args: { label: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('video')).toHaveAttribute('aria-hidden', 'true');
  },
};
