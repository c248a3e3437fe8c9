import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { artUrls } from '../stories/art';
import { samplePosts } from '../stories/social';
import { reelWidth } from '../stories/social.css';
import { ReelCard } from './ReelCard';

const reel = samplePosts.find((post) => post.kind === 'reel');
if (!reel) throw new Error('no sample reel');
const { kind: _kind, ...post } = reel;

/** An upright video in the feed or in a row of reels. For pictures use PostCard; in a grid of squares PostTile. */
const meta = {
  component: ReelCard,
  args: {
    ...post,
    creator: { name: 'Asha Menon', href: '#creator', photoUrl: artUrls.portrait },
    reelText: 'Reel',
    playLabel: 'Play reel',
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
    await expect(canvas.getByRole('button', { name: 'Play reel' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByRole('button', { name: 'Play reel' }));
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

export const LongCaption: Story = {
  args: { caption: 'శ్రీకృష్ణదేవరాయల కాలంనాటి ఒక స్త్రీ చెప్పిన ఆశ్చర్యకరమైన కథ '.repeat(4), lang: 'te' },
};
