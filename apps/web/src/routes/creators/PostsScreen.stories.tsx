import { postViewerMachine, postViewerScenarios } from '@chalchitra/machines';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleCreators, samplePosts } from '../../stories/samples';
import { screenStory, still } from '../../stories/screen';
import { PostsScreen } from './PostsScreen';

const meta = {
  title: 'Screens/Posts',
  component: PostsScreen,
  args: {
    posts: samplePosts,
    error: null,
    creators: sampleCreators,
    viewer: still(postViewerMachine, postViewerScenarios.closed),
    onRetry: fn(),
  },
  ...screenStory,
} satisfies Meta<typeof PostsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Each post names its creator where the response carries one; markup in a caption is text (spec §2, §12). */
export const Filled: Story = {
  play: async ({ canvas }) => {
    const posts = canvas.getAllByRole('article').filter((post) => post.closest('aside') === null);
    await expect(posts).toHaveLength(6);
    await expect(posts[2]?.querySelector('a')).toHaveAttribute('href', '/creators/meenakshi');
    await expect(posts[4]?.querySelector('a')).toHaveAttribute('href', '/posts?post=post-4');
    await expect(canvas.getByText(/<b>Behind<\/b> the curtain/)).toBeVisible();
  },
};

export const SmallScreen: Story = { globals: { viewport: { value: 'small' } } };

export const WithoutCreators: Story = { args: { creators: [] } };

export const Thousand: Story = {
  args: {
    posts: Array.from({ length: 1000 }, (_, index) => ({
      id: `p${index}`,
      kind: 'image' as const,
      contentUrl: '/missing.avif',
      caption: `Post ${index + 1}`,
      likesCount: index,
      createdAt: null,
      creator: null,
    })),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Show more' })).toBeInTheDocument();
    // A step of 24, and another one where the end of the list comes near while pictures are missing.
    const shown = canvasElement.querySelectorAll('ul[aria-label="Posts"] > li').length;
    await expect(shown).toBeLessThanOrEqual(72);
  },
};

export const Loading: Story = { args: { posts: null } };

export const Empty: Story = {
  args: { posts: [] },
  play: ({ canvas }) => expect(canvas.getByText('Posts appear here once they are published.')).toBeVisible(),
};

/** The feed can't be loaded (spec §8). */
export const Failed: Story = {
  args: { posts: null, error: { kind: 'timeout' }, creators: [] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load posts');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledTimes(2);
  },
};
