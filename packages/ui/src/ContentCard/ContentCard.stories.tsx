import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { CardAction } from '../CardAction/CardAction';
import { Grid } from '../Grid/Grid';
import { art } from '../stories/art';
import { longTitles } from '../stories/content';
import { column, previewRoom } from '../stories/frames.css';
import { leftOf, rightToLeft } from '../stories/rightToLeft';
import { ContentCard } from './ContentCard';
import { PREVIEW_DELAY_MS } from './ContentCard.constants';

/**
 * A film, series or show in a row or grid. Live channels have ChannelCard, episodes EpisodeCard, creators
 * CreatorCard.
 */
const meta = {
  title: 'Cards/ContentCard',
  component: ContentCard,
  args: {
    href: '#video',
    title: 'Monsoon Days',
    lang: 'en',
    artwork: art.monsoon,
    facts: ['Drama', '2025', '1 h 52 min'],
    watchText: 'Watch Now',
    headingLevel: 2,
    onOpen: fn(),
  },
  decorators: [
    (Story) => (
      <div className={previewRoom}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ContentCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Small: Story = { args: { size: 'small' } };

export const Medium: Story = {};

export const Large: Story = { args: { size: 'large', artwork: art.theatre } };

/** Small, medium and large, each wider than the one before (spec §4). */
export const Sizes: Story = {
  render: (args) => (
    <div className={column}>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <div key={size}>
          <ContentCard {...args} size={size} title={size} />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const widthOf = (name: string) => canvas.getByRole('article', { name }).getBoundingClientRect().width;
    await expect(widthOf('small')).toBeLessThan(widthOf('medium'));
    await expect(widthOf('medium')).toBeLessThan(widthOf('large'));
  },
};

/** Resting on a card shows a larger preview with Watch Now, genres, year and duration (spec §4). */
export const PreviewByPointer: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('link', { name: 'Monsoon Days' }));
    const watch = await canvas.findByRole('link', { name: 'Watch Now' });
    await expect(watch).toHaveAttribute('href', '#video');
    const card = canvas.getByRole('article').getBoundingClientRect();
    // It grows to its size.
    await waitFor(() => {
      const preview = watch.closest('article > div')?.getBoundingClientRect();
      expect(preview?.width).toBeGreaterThan(card.width);
      expect(preview?.height).toBeGreaterThan(card.height);
    });
    for (const fact of ['Drama', '2025', '1 h 52 min']) {
      await waitFor(() => expect(canvas.getByText(fact)).toBeVisible());
    }
    await userEvent.click(watch);
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

export const PreviewClosesOnLeaving: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Monsoon Days' });
    await userEvent.hover(link);
    await canvas.findByRole('link', { name: 'Watch Now' });
    await userEvent.unhover(link);
    await userEvent.hover(canvasElement);
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Watch Now' })).toBeNull());
  },
};

/** Escape dismisses what the pointer has opened, which may cover what is read, and leaves the focus where it is (spec §4). */
export const PreviewDismissedUnderThePointer: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('link', { name: 'Monsoon Days' }));
    await canvas.findByRole('link', { name: 'Watch Now' });
    await expect(document.body).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Watch Now' })).toBeNull());
    await expect(document.body).toHaveFocus();
  },
};

/** A press on the card itself gives up a preview that isn't shown yet, which would take the release. */
export const PreviewGivesWayToAPress: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Monsoon Days' });
    await userEvent.hover(link);
    await canvas.findByRole('link', { name: 'Watch Now' });
    fireEvent.pointerDown(link, { pointerType: 'mouse' });
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Watch Now' })).toBeNull());
    fireEvent.click(link);
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

/** Where motion is welcome the preview leaves softly, and is out of reach while it does. */
export const PreviewLeavesSoftly: Story = {
  globals: { motion: 'moving' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    await canvas.findByRole('link', { name: 'Watch Now' });
    await userEvent.keyboard('{Escape}');
    await expect(canvasElement.querySelector('[inert]')).not.toBeNull();
    await waitFor(() => expect(canvasElement.querySelector('[inert]')).toBeNull());
    await expect(canvas.queryByRole('link', { name: 'Watch Now' })).toBeNull();
  },
};

/** Focusing a card shows the preview too (spec §4). */
export const PreviewByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Monsoon Days' })).toHaveFocus();
    const watch = await canvas.findByRole('link', { name: 'Watch Now' });
    await userEvent.tab();
    await expect(watch).toHaveFocus();
    // As where another window is chosen: the focus stays, and with it the preview.
    fireEvent.focusOut(watch);
    await new Promise(requestAnimationFrame);
    await expect(watch.closest('[inert]')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('link', { name: 'Monsoon Days' })).toHaveFocus();
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Watch Now' })).toBeNull());
  },
};

/** No preview opens, whose wide picture would be fetched for it (spec §19). */
export const SavingData: Story = {
  beforeEach() {
    document.documentElement.dataset.savesData = '';
    return () => {
      delete document.documentElement.dataset.savesData;
    };
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Monsoon Days' });
    await userEvent.hover(link);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await new Promise((resolve) => setTimeout(resolve, 2 * PREVIEW_DELAY_MS));
    await expect(canvas.queryByRole('link', { name: 'Watch Now' })).toBeNull();
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(1);
  },
};

/** Quality and price are badges on the card (spec §3). */
export const Badges: Story = {
  args: {
    badges: [{ text: 'HD' }, { text: '₹49', tone: 'highlight' }],
    artwork: art.desert,
    title: 'रेत के मुसाफ़िर',
    lang: 'hi',
  },
  play: async ({ canvas }) => {
    for (const badge of ['HD', '₹49']) await expect(canvas.getByText(badge)).toBeVisible();
  },
};

export const Live: Story = { args: { badges: [{ text: 'Live', tone: 'live' }], artwork: art.kite } };

export const PartlyWatched: Story = {
  args: { progress: { value: 0.42, label: '42% watched' }, noteText: 'Low Tide' },
};

const act = fn();

/** A button on the picture stays in its place over the preview: a press on it opens nothing (spec §15). */
export const WithActions: Story = {
  args: {
    badges: [{ text: 'HD' }],
    actions: <CardAction label="Add Monsoon Days to Watchlist" mark="add" onAct={act} />,
  },
  play: async ({ args, canvas, userEvent }) => {
    act.mockClear();
    const button = canvas.getByRole('button', { name: 'Add Monsoon Days to Watchlist' });
    await userEvent.click(button);
    await userEvent.hover(canvas.getByRole('link', { name: 'Monsoon Days' }));
    await canvas.findByRole('link', { name: 'Watch Now' });
    const { left, top, width, height } = button.getBoundingClientRect();
    await expect(button).toContainElement(
      document.elementFromPoint(left + width / 2, top + height / 2) as HTMLElement,
    );
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(act).toHaveBeenCalledTimes(2);
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
};

/** Drawn artwork in place of a picture that fails to load (spec §4). */
export const BrokenPicture: Story = {
  args: { artwork: { small: { src: '/missing.avif' }, wide: { src: '/missing.avif' } } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
  },
};

export const LongTitles: Story = {
  render: (args) => (
    <Grid label="Long titles">
      {longTitles.map(({ lang, title }) => (
        <ContentCard {...args} key={lang} size="fill" lang={lang} title={title} artwork={art.none} />
      ))}
    </Grid>
  ),
};

/** A title of the other direction that is cut begins at its own side: on the page's, its ellipsis would be lost. */
export const LongTitlesFromRightToLeft: Story = {
  ...LongTitles,
  globals: { viewport: { value: 'small' } },
  decorators: [rightToLeft],
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { name: /^The Extraordinary/ });
    await expect(title.scrollHeight).toBeGreaterThan(title.clientHeight);
    const { left, width } = title.getBoundingClientRect();
    await waitFor(() => expect(leftOf(title, 'The')).toBeLessThan(left + width / 20));
  },
};
