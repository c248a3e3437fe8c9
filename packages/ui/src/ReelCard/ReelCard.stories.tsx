import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { ReelAutoplay } from '../ReelVideo/ReelAutoplay';
import { cutOffHashtags, focusCutOffHashtag } from '../stories/hashtags';
import { postCreator, samplePosts } from '../stories/social';
import { reelWidth } from '../stories/social.css';
import { ReelCard, type ReelCardProps } from './ReelCard';

const reel = samplePosts.find((post) => post.kind === 'reel');
if (!reel) throw new Error('no sample reel');
const { kind: _kind, ...post } = reel;

/** An upright video in the feed or in a row of reels. For pictures use PostCard; in a grid of squares PostTile. */
const meta = {
  title: 'Cards/ReelCard',
  component: ReelCard,
  args: {
    ...post,
    creator: postCreator,
    reelText: 'Reel',
    href: '#reel',
    labels: { open: 'Open reel', pause: 'Pause reel', resume: 'Play reel' },
    onOpen: fn(),
  },
  decorators: [
    (Story) => (
      <div className={reelWidth}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ReelCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithCreator: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Open reel' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('link', { name: 'Open reel' }));
    await expect(args.onOpen).toHaveBeenCalledTimes(2);
    await userEvent.click(canvas.getByRole('link', { name: 'Asha Menon' }));
    await expect(args.onOpen).toHaveBeenCalledTimes(2);
  },
};

export const WithoutCreator: Story = { args: { creator: undefined } };

export const CreatorWithoutPage: Story = { args: { creator: { name: 'River Band' } } };

export const BrokenVideo: Story = {
  args: { posterUrl: null, contentUrl: '/missing.mp4', caption: 'പുഴയോരം', lang: 'ml' },
};

/** A caption that is cut off is shown whole while a hashtag in it has the keyboard's focus (spec §16). */
export const HashtagBeyondTheLines: Story = { args: cutOffHashtags, play: focusCutOffHashtag };

export const LongCaption: Story = {
  args: { caption: 'శ్రీకృష్ణదేవరాయల కాలంనాటి ఒక స్త్రీ చెప్పిన ఆశ్చర్యకరమైన కథ '.repeat(4), lang: 'te' },
};

export const InFeed: Story = { args: { variant: 'feed', dateText: '4 November 2026' } };

/** Of several reels only the one that is seen plays; while something else holds the attention none does. */
export const OneAtATime: Story = {
  args: { contentUrl: '#no-video' },
  render: (args) => (
    <ReelAutoplay>
      <ReelCard {...args} variant="feed" caption="One" />
      <ReelCard {...args} variant="feed" caption="Two" />
      <ReelCard {...args} variant="feed" caption="Three" />
    </ReelAutoplay>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
    await expect(canvas.queryAllByRole('button', { name: 'Pause reel' }).length).toBeLessThanOrEqual(1);
  },
};

/** The address of a video that neither comes nor fails; only a browser has one. */
let pendingVideo = '';
const renderPending = (args: ReelCardProps) => (
  <ReelAutoplay>
    <ReelCard {...args} contentUrl={pendingVideo} />
  </ReelAutoplay>
);

/** A reel that is higher than the screen plays too, where as much of it is seen as can be. */
export const HigherThanTheScreen: Story = {
  globals: { motion: 'moving' },
  args: { variant: 'feed' },
  render: renderPending,
  beforeEach: () => {
    pendingVideo = URL.createObjectURL(new MediaSource());
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Pause reel' });
    const reel = canvas.getByRole('article');
    reel.style.blockSize = '250vb';
    await new Promise<void>((resolve) => {
      const isHigher = ({ boundingClientRect }: IntersectionObserverEntry) =>
        boundingClientRect.height > 2 * window.innerHeight;
      const observer = new IntersectionObserver((entries) => {
        if (entries.some(isHigher)) resolve();
      });
      observer.observe(reel);
    });
    // The reel's own observer was notified before; half a second is far more than its button takes to change.
    await new Promise((resolve) => setTimeout(resolve, 500));
    await expect(canvas.getByRole('button', { name: 'Pause reel' })).toBeVisible();
  },
};

/** None plays any more from the moment on at which the page saves data (spec §19). */
export const DataSaverTurnedOn: Story = {
  globals: { motion: 'moving' },
  render: renderPending,
  beforeEach: () => {
    pendingVideo = URL.createObjectURL(new MediaSource());
    return () => {
      delete document.documentElement.dataset.savesData;
    };
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Pause reel' });
    document.documentElement.dataset.savesData = '';
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
  },
};

/** Where the browser refuses to start it, its button starts it at the first press. */
export const RefusedToStart: Story = {
  globals: { motion: 'moving' },
  render: renderPending,
  beforeEach: () => {
    pendingVideo = URL.createObjectURL(new MediaSource());
    const play = spyOn(HTMLMediaElement.prototype, 'play');
    play.mockRejectedValueOnce(new DOMException('Refused', 'NotAllowedError')).mockResolvedValue();
    return () => play.mockRestore();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Play reel' }));
    await expect(HTMLMediaElement.prototype.play).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole('button', { name: 'Pause reel' })).toBeVisible();
  },
};

export const Held: Story = {
  render: (args) => (
    <ReelAutoplay isHeld>
      <ReelCard {...args} />
    </ReelAutoplay>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
