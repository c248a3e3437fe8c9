import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fireEvent, screen, spyOn, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button';
import { ChannelCard } from '../ChannelCard/ChannelCard';
import { ContentCard, type ContentCardProps } from '../ContentCard/ContentCard';
import { Dialog } from '../Dialog/Dialog';
import { Shelf, SkeletonRow } from '../Shelf/Shelf';
import { MotionProvider } from '../shared/motion';
import { manyTitles, type SampleTitle, sampleTitles } from '../stories/content';
import { drifts, itemAt, onceSettled, scrollerOf, stopsDrift } from '../stories/drift';
import { tall } from '../stories/frames.css';
import { visuallyHidden } from '../theme/text.css';
import { ContentRow } from './ContentRow';
import { REST_MS } from './ContentRow.constants';

const moving = { motion: 'moving', viewport: { value: 'desktop' } };

function card(item: SampleTitle, size: ContentCardProps['size'] = 'medium'): ReactNode {
  const { title, lang, artwork, facts } = item;
  return (
    <ContentCard href={`#${item.id}`} watchText="Watch Now" {...{ title, lang, artwork, facts, size }} />
  );
}

/** What the Tab key reaches in the second copy of a row. */
const reachableCopies = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll<HTMLElement>('li[aria-hidden] :is(a, button)')].filter(
    ({ tabIndex }) => tabIndex >= 0,
  );

/**
 * Cards side by side, more than fit; drifts automatically. For a few that all matter use a Grid.
 */
const meta = {
  title: 'Rows/ContentRow',
  component: ContentRow<SampleTitle>,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: {
    label: 'Trending in India',
    items: sampleTitles,
    getKey: (item) => item.id,
    renderItem: (item) => card(item),
    previousLabel: 'Previous',
    nextLabel: 'Next',
  },
  render: (args) => (
    <main>
      <h1 className={visuallyHidden}>Home</h1>
      <Shelf title="Trending in India" seeAll={{ href: '#all', text: 'See All' }}>
        <ContentRow {...args} />
      </Shelf>
    </main>
  ),
} satisfies Meta<typeof ContentRow<SampleTitle>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Medium: Story = {};

export const Small: Story = { args: { renderItem: (item) => card(item, 'small') } };

export const Large: Story = { args: { renderItem: (item) => card(item, 'large') } };

/** 30 px a second, as one animation of a transform that never ends (spec §4, §9). */
export const Drifts: Story = {
  globals: moving,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(drifts(canvasElement)).toHaveLength(1));
    const effect = drifts(canvasElement)[0]?.effect as KeyframeEffect;
    const frames = effect.getKeyframes();
    const distance = -Number.parseFloat(String(frames[1]?.transform).slice('translateX('.length));
    const seconds = Number(effect.getTiming().duration) / 1000;
    await expect(distance / seconds).toBeCloseTo(30, 3);
    await expect(effect.getTiming().iterations).toBe(Number.POSITIVE_INFINITY);
  },
};

/** The list is rendered twice: the second copy starts where the first one ends (spec §4). */
export const Loops: Story = {
  globals: moving,
  play: async ({ canvasElement, userEvent }) => {
    await waitFor(() => expect(drifts(canvasElement)).toHaveLength(1));
    const [drift] = drifts(canvasElement);
    const length = Number(drift?.effect?.getTiming().duration);
    drift?.pause();
    if (drift) drift.currentTime = 0;
    const start = itemAt(canvasElement, 0)?.getBoundingClientRect().left ?? 0;
    if (drift) drift.currentTime = length - 1;
    await userEvent.hover(itemAt(canvasElement, 0) as HTMLElement);
    await waitFor(() => expect(itemAt(canvasElement, sampleTitles.length)).not.toBeNull());
    const copy = itemAt(canvasElement, sampleTitles.length);
    await expect(copy).toHaveTextContent('Monsoon Days');
    await expect(Math.abs((copy?.getBoundingClientRect().left ?? 0) - start)).toBeLessThan(2);
  },
};

/** Hover passes the row to the native scroller at the same position (spec §4). */
export const HoverHoldsItStill: Story = {
  globals: moving,
  play: stopsDrift((item, user) => user.hover(item)),
};

/** So does a touch (spec §4). */
export const TouchHoldsItStill: Story = {
  globals: moving,
  play: stopsDrift((item) => fireEvent.touchStart(item)),
};

/** The row rests as long as a finger is on it, also while it scrolls. */
export const HeldUnderAFinger: Story = {
  globals: moving,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(drifts(canvasElement)).toHaveLength(1));
    const rests = spyOn(window, 'setTimeout');
    const letGo = [expect.any(Function), REST_MS] as const;
    const item = itemAt(canvasElement, 2) as HTMLElement;
    fireEvent.touchStart(item);
    await waitFor(() => expect(drifts(canvasElement)).toHaveLength(0));
    fireEvent.pointerOut(item, { pointerType: 'touch', relatedTarget: document.body });
    await expect(rests).not.toHaveBeenCalledWith(...letGo);
    fireEvent.touchCancel(item);
    await expect(rests).toHaveBeenCalledWith(...letGo);
    rests.mockRestore();
  },
};

/** The focus that leaves a row lets it go only where the pointer isn't on it either (spec §4). */
export const HeldUnderThePointer: Story = {
  globals: moving,
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(drifts(canvasElement)).toHaveLength(1));
    const row = scrollerOf(canvasElement).parentElement as HTMLElement;
    // A story has no real pointer.
    const isUnderPointer = spyOn(row, 'matches').mockReturnValue(true);
    const rests = spyOn(window, 'setTimeout');
    const letGo = [expect.any(Function), REST_MS] as const;
    const leave = () => {
      canvas.getByRole('link', { name: 'Monsoon Days' }).focus();
      canvas.getByRole('link', { name: 'See All' }).focus();
    };
    leave();
    await expect(rests).not.toHaveBeenCalledWith(...letGo);
    isUnderPointer.mockReturnValue(false);
    leave();
    await expect(rests).toHaveBeenCalledWith(...letGo);
    rests.mockRestore();
  },
};

/** A row stays behind the dialog that one of its items has opened, and the focus finds that item again (spec §4). */
export const HeldBehindADialog: Story = {
  globals: moving,
  render: function Opening(args) {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <main>
        <ContentRow
          {...args}
          renderItem={({ title, artwork }) => (
            <ChannelCard title={title} artwork={artwork} liveText="Live" onOpen={() => setIsOpen(true)} />
          )}
        />
        <Dialog isOpen={isOpen} variant="screen" title="Channel" onClose={() => setIsOpen(false)}>
          {null}
        </Dialog>
      </main>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(drifts(canvasElement)).toHaveLength(1));
    const rests = spyOn(window, 'setTimeout');
    const letGo = () => rests.mock.calls.filter(([, milliseconds]) => milliseconds === REST_MS);
    const channel = canvas.getByRole('button', { name: /Monsoon Days$/ });
    channel.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
    await expect(letGo()).toHaveLength(1);
    // The time is over at once.
    const [rest] = letGo();
    (rest?.[0] as (() => void) | undefined)?.();
    await expect(letGo()).toHaveLength(2);
    await expect(drifts(canvasElement)).toHaveLength(0);
    rests.mockRestore();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(channel).toHaveFocus());
  },
};

/** So does the wheel (spec §4). */
export const WheelHoldsItStill: Story = {
  globals: moving,
  play: stopsDrift((item) => fireEvent.wheel(item)),
};

/** Arrows scroll 400 px (spec §4, §9). */
export const ArrowsByPointer: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const scroller = scrollerOf(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Next' }));
    await waitFor(() => expect(scroller.scrollLeft).toBe(400));
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await waitFor(() => expect(scroller.scrollLeft).toBe(0));
  },
};

/** Also where the list is hardly wider than the row (spec §4). */
export const ArrowsOfAShortList: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const scroller = scrollerOf(canvasElement);
    const next = await canvas.findByRole('button', { name: 'Next' });
    const loop = 6 * (itemAt(canvasElement, 0)?.getBoundingClientRect().width ?? 0);
    await expect(loop - scroller.clientWidth).toBeLessThan(400);
    const comesTo = (left: number) =>
      waitFor(() => expect(Math.abs(scroller.scrollLeft - left)).toBeLessThan(2));
    scroller.scrollLeft = 300;
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await comesTo(loop - 100);
    await userEvent.click(next);
    await comesTo(loop + 300);
    await userEvent.click(next);
    await comesTo(700);
  },
  args: { items: sampleTitles.slice(0, 6) },
};

/** Two quick presses scroll twice as far (spec §4). */
export const QuickPresses: Story = {
  globals: moving,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const next = await canvas.findByRole('button', { name: 'Next' });
    await userEvent.hover(next);
    await waitFor(() => expect(drifts(canvasElement)).toHaveLength(0));
    const scroller = scrollerOf(canvasElement);
    const from = scroller.scrollLeft;
    fireEvent.click(next);
    fireEvent.click(next);
    await waitFor(() => expect(Math.abs(scroller.scrollLeft - from - 800)).toBeLessThan(2));
  },
};

/** Back from the start, the row continues at its end (spec §4). */
export const ArrowsByKeyboardWrapAround: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const scroller = scrollerOf(canvasElement);
    const previous = await canvas.findByRole('button', { name: 'Previous' });
    previous.focus();
    await userEvent.keyboard('{Enter}');
    const pitch = canvasElement.querySelector('[data-place]')?.getBoundingClientRect().width ?? 0;
    await waitFor(() =>
      expect(Math.abs(scroller.scrollLeft - (pitch * sampleTitles.length - 400))).toBeLessThan(2),
    );
  },
};

/** Arrows scroll 400 px by keyboard too (spec §4). */
export const ArrowsByKeyboard: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const scroller = scrollerOf(canvasElement);
    (await canvas.findByRole('button', { name: 'Next' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(scroller.scrollLeft).toBe(400));
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(scroller.scrollLeft).toBe(0));
  },
};

/** An arrow of a narrow row covers nothing of the preview that has opened at the edge. */
export const PreviewOverAnArrow: Story = {
  globals: { viewport: { value: 'sideways' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Previous' });
    canvas.getAllByRole('link', { name: 'Monsoon Days' })[0]?.focus();
    const preview = (await canvas.findByText('Watch Now')).closest('article > div') as HTMLElement;
    const { left, top } = within(preview).getByText('Monsoon Days').getBoundingClientRect();
    await expect(preview).toContainElement(document.elementFromPoint(left + 4, top + 4) as HTMLElement);
  },
};

/** The second copy of the list is out of reach of the Tab key and of assistive technology (spec §4). */
export const SecondCopyIsHidden: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    (await canvas.findByRole('button', { name: 'Previous' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvasElement.querySelector('li[aria-hidden] a')).not.toBeNull());
    await expect(reachableCopies(canvasElement)).toHaveLength(0);
    await expect(canvas.queryAllByRole('link', { name: 'Monsoon Days' }).length).toBeLessThanOrEqual(1);
    await userEvent.tab({ shift: true });
    await expect(scrollerOf(canvasElement)).toContainElement(document.activeElement as HTMLElement);
    await expect(document.activeElement?.closest('[aria-hidden]')).toBeNull();
  },
};

/** The same with live channels, whose cards are buttons (spec §4). */
export const SecondCopyOfChannels: Story = {
  args: {
    renderItem: ({ title, artwork }) => (
      <ChannelCard title={title} artwork={artwork} liveText="Live" onOpen={() => {}} />
    ),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    (await canvas.findByRole('button', { name: 'Previous' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvasElement.querySelector('li[aria-hidden] button')).not.toBeNull());
    await expect(reachableCopies(canvasElement)).toHaveLength(0);
  },
};

/** A row that fits its width neither moves nor repeats (spec §4). */
export const FewItems: Story = {
  globals: moving,
  args: { items: sampleTitles.slice(0, 3) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await onceSettled(canvasElement);
    await expect(canvas.queryByRole('button', { name: 'Next' })).toBeNull();
    await expect(drifts(canvasElement)).toHaveLength(0);
    await expect(canvas.getAllByRole('listitem', { hidden: true })).toHaveLength(3);
  },
};

/** A row doesn't start where reduced motion is preferred (spec §4). */
export const ReducedMotion: Story = {
  globals: { ...moving, motion: 'still' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Next' });
    await onceSettled(canvasElement);
    await expect(drifts(canvasElement)).toHaveLength(0);
  },
};

/** The focus in a row holds it still too (spec §4). */
export const FocusHoldsItStill: Story = {
  globals: moving,
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(drifts(canvasElement)).toHaveLength(1));
    canvas.getAllByRole('link', { name: 'Monsoon Days' })[0]?.focus();
    await waitFor(() => expect(drifts(canvasElement)).toHaveLength(0));
  },
};

/** What the keyboard comes to in a row that has drifted on is in view. */
export const ShowsWhatTheKeyboardComesTo: Story = {
  globals: moving,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(drifts(canvasElement)).toHaveLength(1));
    const [drift] = drifts(canvasElement);
    if (drift) drift.currentTime = 40_000;
    canvas.getByRole('link', { name: 'See All' }).focus();
    await userEvent.tab();
    await waitFor(() => expect(drifts(canvasElement)).toHaveLength(0));
    const view = scrollerOf(canvasElement).getBoundingClientRect();
    const item = document.activeElement?.closest('[data-place]')?.getBoundingClientRect();
    await expect(item?.left).toBeGreaterThanOrEqual(view.left - 1);
    await expect(item?.right).toBeLessThanOrEqual(view.right + 1);
  },
};

/** A row moves only while it can be seen (spec §4). */
export const OffScreen: Story = {
  globals: moving,
  render: (args) => (
    <main>
      <h1 className={tall}>Home</h1>
      <Shelf title="Trending in India">
        <ContentRow {...args} />
      </Shelf>
    </main>
  ),
  play: async ({ canvas, canvasElement }) => {
    const row = await canvas.findByRole('heading', { name: 'Trending in India' });
    await onceSettled(canvasElement);
    await expect(drifts(canvasElement)).toHaveLength(0);
    row.scrollIntoView({ behavior: 'instant' });
    await waitFor(() => expect(drifts(canvasElement)).toHaveLength(1));
    window.scrollTo({ top: 0, behavior: 'instant' });
    await waitFor(() => expect(drifts(canvasElement)).toHaveLength(0));
  },
};

/** The switch that pauses motion stops a row (spec §4). */
export const MotionPaused: Story = {
  globals: moving,
  render: function Switched(args) {
    const [isPaused, setIsPaused] = useState(false);
    return (
      <MotionProvider isPaused={isPaused}>
        <Button onClick={() => setIsPaused(!isPaused)}>Pause motion</Button>
        <Shelf title="Trending in India">
          <ContentRow {...args} />
        </Shelf>
      </MotionProvider>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(drifts(canvasElement)).toHaveLength(1));
    const toggle = canvas.getByRole('button', { name: 'Pause motion' });
    await userEvent.click(toggle);
    await waitFor(() => expect(drifts(canvasElement)).toHaveLength(0));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(drifts(canvasElement)).toHaveLength(1));
    await userEvent.click(toggle);
    await waitFor(() => expect(drifts(canvasElement)).toHaveLength(0));
  },
};

/** 200 items cost no more elements than what can be seen and a margin. */
export const TwoHundredItems: Story = {
  args: { items: manyTitles(200) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.hover(await canvas.findByRole('button', { name: 'Next' }));
    const count = () => canvasElement.querySelectorAll('[data-place]').length;
    await waitFor(() => expect(count()).toBeLessThanOrEqual(16));
    scrollerOf(canvasElement).scrollLeft = 20_000;
    await waitFor(() => expect(canvasElement.querySelector('[data-place="72"]')).not.toBeNull());
    await expect(count()).toBeLessThanOrEqual(16);
  },
};

/** A row stays as high as its highest item, also once that has left the page (spec §4). */
export const StaysAsHigh: Story = {
  args: {
    items: manyTitles(60).map((item, index) => ({
      ...item,
      title: index === 2 ? 'A title that is so long that it takes two lines' : `Film ${index + 1}`,
    })),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.hover(await canvas.findByRole('button', { name: 'Next' }));
    const row = canvas.getByRole('list', { name: 'Trending in India' });
    const { height } = row.getBoundingClientRect();
    const long = canvas.getByRole('heading', { name: /two lines/ });
    scrollerOf(canvasElement).scrollLeft = 8000;
    await waitFor(() => expect(long).not.toBeInTheDocument());
    await expect(row.getBoundingClientRect().height).toBe(height);
  },
};

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <Shelf title="ہندوستان میں مقبول" seeAll={{ href: '#all', text: 'سب دیکھیں' }}>
        <ContentRow {...args} />
      </Shelf>
    </div>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next' }));
    await waitFor(() => expect(scrollerOf(canvasElement).scrollLeft).toBe(-400));
  },
};

/** A list that has nothing keeps its name and has nothing to press. */
export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Trending in India' })).toBeInTheDocument();
    await expect(canvas.queryAllByRole('listitem')).toHaveLength(0);
    await expect(canvas.queryAllByRole('button')).toHaveLength(0);
  },
};

export const Loading: Story = {
  render: () => (
    <Shelf title="Trending in India">
      <SkeletonRow label="Loading" />
    </Shelf>
  ),
};

/** Where there are more, the row requests them when its last items come near, and stays where it is (spec §14). */
export const MoreBehind: Story = {
  render: function Growing(args) {
    const all = manyTitles(40);
    const [isWhole, setIsWhole] = useState(false);
    return (
      <main>
        <h1 className={visuallyHidden}>Home</h1>
        <Shelf title="Trending in India">
          <ContentRow
            {...args}
            items={isWhole ? all : all.slice(0, 12)}
            onMore={isWhole ? undefined : () => setIsWhole(true)}
          />
        </Shelf>
      </main>
    );
  },
  play: async ({ canvasElement }) => {
    const item = await waitFor(() => itemAt(canvasElement, 0) as HTMLElement);
    await expect(item).toHaveAttribute('aria-setsize', '-1');
    const scroller = scrollerOf(canvasElement);
    scroller.scrollLeft = 8 * item.getBoundingClientRect().width;
    await waitFor(() => expect(itemAt(canvasElement, 12)).toHaveAttribute('aria-setsize', '40'));
    await expect(itemAt(canvasElement, 12)).not.toHaveAttribute('aria-hidden');
  },
};

export const SmallScreen: Story = { globals: { viewport: { value: 'small' } } };
