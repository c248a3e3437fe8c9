import { postViewerMachine, postViewerScenarios } from '@chalchitra/machines';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { sampleCreators, samplePosts } from '../../stories/samples';
import { screenStory, still } from '../../stories/screen';
import { CreatorScreen } from './CreatorScreen';

const [creator = null] = sampleCreators;
const closed = still(postViewerMachine, postViewerScenarios.closed);
// Ignores what the sample's missing video reports.
const openAt = (value: object, id: string) =>
  Object.assign(
    still(
      postViewerMachine,
      postViewerMachine.resolveState({
        value: { open: value } as never,
        context: { posts: samplePosts, id, isMuted: true, canAutoplay: () => false },
      }),
    ),
    { send: fn() },
  );

const meta = {
  title: 'Screens/Creator',
  component: CreatorScreen,
  args: {
    creator,
    creatorError: null,
    posts: samplePosts,
    postsError: null,
    viewer: closed,
    onRetry: fn(),
  },
  ...screenStory,
} satisfies Meta<typeof CreatorScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The creator with the counts, and the posts (spec §2). */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Asha Menon' })).toBeVisible();
    const counts = canvas.getAllByRole('definition').map((count) => count.textContent);
    await expect(counts).toEqual(['6', '12.4K', '113']);
    await expect(canvas.getByRole('link', { name: /^Open reel दीये/ })).toHaveAttribute(
      'href',
      '/creators/asha?post=post-1',
    );
  },
};

/** What is by them and about them is found by their name (spec §16). */
export const HandleLeadsToItsSearch: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^@/ })).toHaveAttribute('href', '/search?q=Asha+Menon');
  },
};

export const SmallScreen: Story = { globals: { viewport: { value: 'small' } } };

/** A post opens in a modal dialog (spec §2). */
export const PictureOpen: Story = {
  args: { viewer: openAt({ image: {} }, 'post-0') },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Post' });
    await screen.findByText('1 of 6');
    await expect(screen.getByRole('button', { name: 'Previous post' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const ReelOpen: Story = {
  args: { viewer: openAt({ reel: 'paused' }, 'post-1') },
  play: async () => {
    await screen.findByRole('button', { name: 'Play reel' });
  },
};

export const ReelOpenOnSmallScreen: Story = { ...ReelOpen, globals: { viewport: { value: 'small' } } };

export const ReelBroken: Story = {
  args: { viewer: openAt({ reel: 'broken' }, 'post-1') },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('This reel can’t be played right now');
  },
};

export const PostMissing: Story = {
  args: {
    viewer: still(
      postViewerMachine.provide({ actions: { leaveAddress: () => {} } }),
      postViewerScenarios.missing,
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('This post can’t be found');
    canvas.getByRole('button', { name: 'Close' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    // The button went with its notice: the focus stays on the page.
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
};

/** The region of the notice is in the page before it is known that the post isn't there. */
export const PostSought: Story = {
  args: { viewer: still(postViewerMachine, postViewerScenarios.seeking) },
  play: async ({ args, canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    args.viewer.send({ type: 'posts.change', posts: [] });
    await waitFor(() => expect(status).toHaveTextContent('This post can’t be found'));
  },
};

export const Loading: Story = { args: { creator: null, posts: null } };

export const PostsLoading: Story = { args: { posts: null } };

export const NoPosts: Story = {
  args: { posts: [] },
  play: ({ canvas }) => expect(canvas.getByText('Posts appear here once they are published.')).toBeVisible(),
};

export const PostsFailed: Story = {
  args: { posts: null, postsError: { kind: 'http', status: 500 } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load posts');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledTimes(2);
  },
};

/** The creator can't be loaded (spec §8). */
export const Failed: Story = {
  args: { creator: null, creatorError: { kind: 'http', status: 500 } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load creator data');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledTimes(2);
  },
};

export const Missing: Story = { args: { creator: null, creatorError: { kind: 'http', status: 404 } } };
