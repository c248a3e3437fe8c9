import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { samplePosts } from '../stories/social';
import { pictureFrame, tiles } from '../stories/social.css';
import { PostTile } from './PostTile';

const [image, reel] = samplePosts;
if (!image || !reel) throw new Error('no sample posts');

/**
 * A square of a creator's post grid that opens the viewer. Where a post should be read in place, as in the feed,
 * use PostCard or ReelCard.
 */
const meta = {
  title: 'Cards/PostTile',
  component: PostTile,
  args: { ...image, href: '#post', openLabel: 'Open post', onOpen: fn() },
  render: (args) => (
    <div className={pictureFrame}>
      <PostTile {...args} />
    </div>
  ),
} satisfies Meta<typeof PostTile>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Image: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: /^Open post First rain/ }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledTimes(2);
  },
};

export const Reel: Story = { args: { ...reel, openLabel: 'Open reel' } };

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

export const BrokenPicture: Story = { args: { contentUrl: '/missing.avif' } };

export const InGrid: Story = {
  render: (args) => (
    <div className={tiles}>
      {samplePosts.map((post) => (
        <PostTile {...args} {...post} key={post.id} />
      ))}
    </div>
  ),
};

export const InGridOnSmallScreen: Story = { ...InGrid, globals: { viewport: { value: 'small' } } };
