import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { cutOffHashtags, focusCutOffHashtag } from '../stories/hashtags';
import { postCreator, samplePosts } from '../stories/social';
import { feedWidth } from '../stories/social.css';
import { PostCard } from './PostCard';

const [image] = samplePosts;
if (!image) throw new Error('no sample posts');
const { kind: _kind, ...post } = image;

/**
 * A picture post where it is read in place, as in the feed. In a grid use PostTile, for a reel ReelCard.
 */
const meta = {
  title: 'Cards/PostCard',
  component: PostCard,
  args: {
    ...post,
    creator: postCreator,
    href: '#post',
    openLabel: 'Open post',
    onOpen: fn(),
  },
  decorators: [
    (Story) => (
      <div className={feedWidth}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PostCard>;
export default meta;

type Story = StoryObj<typeof meta>;

/** It names its creator, whose page it leads to, and opens (spec §2). */
export const WithCreator: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Asha Menon' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('link', { name: 'Open post' }));
    await expect(args.onOpen).toHaveBeenCalledTimes(2);
  },
};

/** A post names its creator only where the response carries one (spec §2). */
export const WithoutCreator: Story = {
  args: { creator: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Asha Menon')).toBeNull();
  },
};

export const CreatorWithoutPage: Story = { args: { creator: { name: 'मिट्टी कलेक्टिव' } } };

export const WithoutDate: Story = { args: { dateText: undefined } };

/** Hashtags lead to the search for them; what is only written like one doesn't (spec §16). */
export const WithHashtags: Story = {
  args: {
    caption: 'Day one of #Margazhi, in C#. #मार्गशीर्ष!',
    hashtagHref: (hashtag) => `#search/${hashtag.slice(1)}`,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '#Margazhi' })).toHaveAttribute('href', '#search/Margazhi');
    await expect(canvas.getByRole('link', { name: '#मार्गशीर्ष' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /C#/ })).toBeNull();
    await expect(canvas.getByRole('article')).toHaveAccessibleName(/C#\. #मार्गशीर्ष!/);
  },
};

export const EmptyCaption: Story = { args: { caption: '' } };

/** A caption that is cut off is shown whole while a hashtag in it has the keyboard's focus (spec §16). */
export const HashtagBeyondTheLines: Story = { args: cutOffHashtags, play: focusCutOffHashtag };

export const LongCaption: Story = {
  args: {
    lang: 'ml',
    caption: 'കായലിന്റെ തീരത്ത് ഒറ്റയ്ക്കു പാർത്തിരുന്ന വഞ്ചിക്കാരന്റെ നീണ്ട ആത്മകഥ. '.repeat(6),
  },
};

/** Script and markup in a caption are text (spec §12). */
export const MarkupIsText: Story = {
  args: { caption: '<b>bold</b> & <script>alert(1)</script>' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/<script>alert\(1\)<\/script>/)).toBeVisible();
    await expect(canvasElement.querySelector('script, b')).toBeNull();
  },
};

export const BrokenPicture: Story = { args: { contentUrl: '/missing.avif' } };

export const SmallScreen: Story = { globals: { viewport: { value: 'small' } } };
