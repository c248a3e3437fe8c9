import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { PostTile } from '../PostTile/PostTile';
import { focusRing } from '../stories/focusRing';
import { postCreator, samplePosts } from '../stories/social';
import { tiles } from '../stories/social.css';
import { PostViewer, type PostViewerProps, type ViewedPost } from './PostViewer';

const posts: ViewedPost[] = samplePosts.map((post) => ({
  ...post,
  altText: post.caption,
  creator: postCreator,
}));

const first = posts[0] ?? null;
const reel = posts[1] ?? null;

/**
 * Opens one post of a grid or feed large. Don't use it for films and series: they have a page of their own with
 * the player.
 */
const meta = {
  title: 'Overlays/PostViewer',
  component: PostViewer,
  parameters: { layout: 'fullscreen' },
  args: {
    post: first,
    positionText: '1 of 6',
    onPrevious: fn(),
    onNext: fn(),
    onClose: fn(),
    reel: {
      isPlaying: false,
      isMuted: true,
      isBroken: false,
      isRenewing: false,
      onToggle: fn(),
      onSoundToggle: fn(),
      onStarted: fn(),
      onPaused: fn(),
      onFailed: fn(),
      onPageSeen: fn(),
      onRetry: fn(),
    },
    labels: {
      viewer: 'Post',
      close: 'Close',
      previous: 'Previous post',
      next: 'Next post',
      about: 'About this post',
      play: 'Play reel',
      pause: 'Pause reel',
      soundOn: 'Unmute reel',
      soundOff: 'Mute reel',
      reelFailed: 'This reel can’t be played right now',
      tryAgain: 'Try again',
    },
  },
} satisfies Meta<typeof PostViewer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Image: Story = {
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Post' });
    await userEvent.click(screen.getByRole('button', { name: 'Next post' }));
    await userEvent.click(screen.getByRole('button', { name: 'Previous post' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
    await expect(args.onPrevious).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** A tap on the stage or Space plays and pauses; the sound has its own button. */
export const Reel: Story = {
  args: { post: reel && { ...reel, contentUrl: '#no-video' } },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    await screen.findByLabelText(reel?.caption ?? '');
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.keyboard(' ');
    await userEvent.click(screen.getByRole('button', { name: 'Play reel' }));
    await expect(args.reel.onToggle).toHaveBeenCalledTimes(2);
    await userEvent.click(screen.getByRole('button', { name: 'Unmute reel' }));
    await expect(args.reel.onSoundToggle).toHaveBeenCalledOnce();
  },
};

export const ReelWithSound: Story = {
  args: {
    post: reel && { ...reel, contentUrl: '#no-video' },
    reel: { ...meta.args.reel, isMuted: false },
  },
  play: async () => {
    await screen.findByRole('button', { name: 'Mute reel' });
  },
};

export const BrokenReel: Story = {
  args: { post: reel, reel: { ...meta.args.reel, isBroken: true } },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('This reel can’t be played right now');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(args.reel.onRetry).toHaveBeenCalledOnce();
  },
};

/** On a low screen the message has a ground of its own, and the caption is beside it alone. */
export const BrokenReelSideways: Story = {
  ...BrokenReel,
  globals: { viewport: { value: 'sideways' } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toBeVisible();
    const captions = screen.getAllByText(reel?.caption ?? '');
    const about = screen.getByRole('region', { name: 'About this post' });
    for (const caption of captions.filter((each) => !about.contains(each)))
      await expect(caption).not.toBeVisible();
  },
};

/** Moves a pointer over an element, as far as a gesture asks for. */
async function drag(element: Element, by: { x: number; y: number }, pointerType = 'touch'): Promise<void> {
  const touch = (type: string, part: number) => {
    const place = { clientX: 200 + by.x * part, clientY: 200 + by.y * part };
    element.dispatchEvent(
      new PointerEvent(type, {
        pointerType,
        isPrimary: true,
        pointerId: 7,
        buttons: type === 'pointerup' ? 0 : 1,
        bubbles: true,
        ...place,
      }),
    );
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  };
  await touch('pointerdown', 0);
  for (const part of [0.3, 0.6, 1]) await touch('pointermove', part);
  await touch('pointerup', 1);
}

/** A finger that goes sideways goes to the neighbour; one that goes too short a way goes back. */
export const BySwipe: Story = {
  play: async ({ args }) => {
    const picture = await screen.findByRole('img');
    await drag(picture, { x: -120, y: 4 });
    await waitFor(() => expect(args.onNext).toHaveBeenCalledOnce());
    await drag(picture, { x: 160, y: 4 });
    await waitFor(() => expect(args.onPrevious).toHaveBeenCalledOnce());
    await drag(picture, { x: 30, y: 0 });
    await drag(picture, { x: 0, y: 40 });
    await expect(args.onNext).toHaveBeenCalledOnce();
    await expect(args.onPrevious).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** In a picture that is zoomed in, a finger looks around. */
export const Zoomed: Story = {
  beforeEach() {
    Object.defineProperty(window.visualViewport, 'scale', { configurable: true, value: 2 });
    return () => Reflect.deleteProperty(window.visualViewport as object, 'scale');
  },
  play: async ({ args }) => {
    const picture = await screen.findByRole('img');
    const area = picture.closest('[data-zoomed]') as HTMLElement;
    await waitFor(() => expect(getComputedStyle(area).touchAction).toBe('manipulation'));
    await drag(picture, { x: -160, y: 4 });
    await drag(picture, { x: 0, y: 160 });
    await expect(args.onNext).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

const handleToggle = fn();

/** The click that ends a short drag of the mouse isn't a press; a key's is. */
export const ByShortDrag: Story = {
  args: { post: reel, reel: { ...meta.args.reel, onToggle: handleToggle } },
  play: async () => {
    handleToggle.mockClear();
    const button = await screen.findByRole('button', { name: 'Play reel' });
    const click = (detail: number) =>
      button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
    await drag(button, { x: 40, y: 0 }, 'mouse');
    click(1);
    await expect(handleToggle).not.toHaveBeenCalled();
    click(0);
    await expect(handleToggle).toHaveBeenCalledOnce();
  },
};

/** On a page that runs from right to left the next post lies on the left: for keys, fingers and buttons alike. */
export const RightToLeft: Story = {
  globals: { locale: 'ur' },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onNext).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onPrevious).toHaveBeenCalledTimes(1);
    const picture = await screen.findByRole('img');
    await drag(picture, { x: 120, y: 4 });
    await waitFor(() => expect(args.onNext).toHaveBeenCalledTimes(2));
    await drag(picture, { x: -160, y: 4 });
    await waitFor(() => expect(args.onPrevious).toHaveBeenCalledTimes(2));
    const [next, previous] = ['Next post', 'Previous post'].map((name) =>
      screen.getByRole('button', { name }),
    );
    await expect(next?.getBoundingClientRect().right).toBeLessThan(
      previous?.getBoundingClientRect().left ?? 0,
    );
    // Their arrows are turned round once.
    for (const button of [next, previous])
      await expect(button?.querySelector('svg')?.getScreenCTM()?.a).toBeLessThan(0);
    await userEvent.click(next as HTMLElement);
    await expect(args.onNext).toHaveBeenCalledTimes(3);
    await expect(args.onPrevious).toHaveBeenCalledTimes(2);
  },
};

/** A pull downwards closes, and the viewer leaves softly. */
export const ByPull: Story = {
  globals: { motion: 'moving' },
  render: (args) => <Gallery {...args} />,
  play: async ({ userEvent }) => {
    const tile = screen.getByRole('link', { name: new RegExp(`^Open post ${posts[2]?.caption}`) });
    await userEvent.click(tile);
    const dialog = await screen.findByRole('dialog');
    await drag(await within(dialog).findByRole('img'), { x: 4, y: 160 });
    await waitFor(() => expect(dialog.inert).toBe(true));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};

/** At the ends of the list the arrow stays where it is and says that it leads nowhere. */
export const FirstPost: Story = {
  render: (args) => <PostViewer {...args} onPrevious={undefined} />,
  play: async ({ args, userEvent }) => {
    const previous = await screen.findByRole('button', { name: 'Previous post' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{ArrowLeft}');
    await userEvent.click(previous);
    await expect(args.onNext).not.toHaveBeenCalled();
  },
};

export const LongCaption: Story = {
  args: { post: first && { ...first, caption: `${first.caption}\n`.repeat(40) } },
  play: async () => {
    await screen.findByRole('dialog');
  },
};

/** The keyboard scrolls it, and its ring is inside of the screen. */
export const CaptionByKeyboard: Story = {
  ...LongCaption,
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog');
    const about = screen.getByRole('region', { name: 'About this post' });
    while (document.activeElement !== about) await userEvent.tab();
    const ring = focusRing(about);
    await expect(ring.left).toBeGreaterThanOrEqual(0);
    await expect(ring.right).toBeLessThanOrEqual(window.innerWidth);
    await expect(ring.bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const BrokenPicture: Story = {
  args: { post: first && { ...first, contentUrl: '/missing.avif' } },
  play: async () => {
    await waitFor(() => expect(screen.queryByRole('img')).toBeNull());
    await screen.findByRole('dialog');
  },
};

export const SmallScreen: Story = {
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await screen.findByRole('dialog');
  },
};

function Gallery(args: PostViewerProps) {
  const [index, setIndex] = useState<number | null>(null);
  const at = (step: number) => {
    const next = (index ?? 0) + step;
    return posts[next] ? () => setIndex(next) : undefined;
  };
  return (
    <main className={tiles}>
      {posts.map((post, place) => (
        <PostTile
          key={post.id}
          {...post}
          href={`#${post.id}`}
          openLabel="Open post"
          onOpen={() => setIndex(place)}
        />
      ))}
      <PostViewer
        {...args}
        post={index === null ? null : (posts[index] ?? null)}
        positionText={`${(index ?? 0) + 1} of ${posts.length}`}
        onPrevious={at(-1)}
        onNext={at(1)}
        onClose={() => setIndex(null)}
      />
    </main>
  );
}

/** Arrow keys walk through the posts, the focus stays inside, Escape gives it back to the tile (spec §2). */
export const ByKeyboard: Story = {
  render: (args) => <Gallery {...args} />,
  play: async ({ userEvent }) => {
    const tile = screen.getByRole('link', { name: new RegExp(`^Open post ${posts[2]?.caption}`) });
    tile.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByText('4 of 6')).toBeVisible());
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await waitFor(() => expect(screen.getByText('2 of 6')).toBeVisible());
    for (let step = 0; step < 8; step += 1) {
      await userEvent.tab();
      // Past the last control Radix moves the focus to the first a moment later.
      await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tile).toHaveFocus());
  },
};

export const Closed: Story = {
  render: (args) => <Gallery {...args} />,
};
