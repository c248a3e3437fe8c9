import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, spyOn, waitFor } from 'storybook/test';
import { heroSlides } from '../stories/hero';
import { useHeld } from '../stories/useHeld';
import { HeroCarousel, type HeroSlide } from './HeroCarousel';

/**
 * A few featured titles that take turns at the top of the home page. Don't use it for what must be seen:
 * only the first surely is.
 */
const meta = {
  title: 'Page/HeroCarousel',
  component: HeroCarousel,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: {
    label: 'Featured',
    slides: heroSlides,
    activeIndex: 0,
    watchText: 'Watch Now',
    previousLabel: 'Previous',
    nextLabel: 'Next',
    pauseLabel: 'Pause',
    resumeLabel: 'Resume',
    isPaused: false,
    isHalted: false,
    onPauseToggle: fn(),
    onPrevious: fn(),
    onNext: fn(),
    onSelect: fn(),
    onHold: fn(),
    onRelease: fn(),
    onOpen: fn(),
  },
  render: function Held(args) {
    const [activeIndex, setActiveIndex] = useHeld(args.activeIndex);
    const [isPaused, setIsPaused] = useHeld(args.isPaused);
    const count = args.slides.length;
    return (
      <HeroCarousel
        {...args}
        activeIndex={activeIndex}
        isPaused={isPaused}
        isHalted={args.isHalted || isPaused}
        onPauseToggle={() => setIsPaused(!isPaused)}
        onPrevious={() => setActiveIndex((activeIndex - 1 + count) % count)}
        onNext={() => setActiveIndex((activeIndex + 1) % count)}
        onSelect={setActiveIndex}
      />
    );
  },
} satisfies Meta<typeof HeroCarousel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FirstSlide: Story = {};

export const TamilSlide: Story = { args: { activeIndex: 1 } };

export const Paused: Story = { args: { isPaused: true, activeIndex: 2 } };

/** Arrows move it and wrap around (spec §4). */
export const Arrows: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await waitFor(() => expect(canvas.getByRole('group', { name: '3 of 3' })).toBeVisible());
    canvas.getByRole('button', { name: 'Next' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Monsoon Days' })).toBeVisible());
  },
};

/** On a page that runs from right to left the way on is to the left, and the arrows point there. */
export const RightToLeft: Story = {
  globals: { locale: 'ur' },
  play: async ({ canvas, userEvent }) => {
    const [previous, next] = ['Previous', 'Next'].map((name) => canvas.getByRole('button', { name }));
    const [first, second] = ['1 of 3', '2 of 3'].map((name) => canvas.getByRole('button', { name }));
    const leftOf = (element?: HTMLElement) => element?.getBoundingClientRect().left ?? 0;
    await expect(leftOf(next)).toBeLessThan(leftOf(previous));
    await expect(leftOf(second)).toBeLessThan(leftOf(first));
    const icon = next?.querySelector('svg') as Element;
    await expect(getComputedStyle(icon).scale).toBe('-1 1');
    await userEvent.click(next as HTMLElement);
    await waitFor(() => expect(canvas.getByRole('group', { name: '2 of 3' })).toBeVisible());
    previous?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('group', { name: '1 of 3' })).toBeVisible());
  },
};

/** Dots move it (spec §4). */
export const Dots: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '2 of 3' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'நிழல் கூத்து' })).toBeVisible());
    await expect(canvas.getByRole('button', { name: '2 of 3' })).toHaveAttribute('aria-current', 'true');
  },
};

/** After the last slide comes the first (spec §4). */
export const WrapsAround: Story = {
  args: { activeIndex: 2 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(canvas.getByRole('group', { name: '1 of 3' })).toBeVisible());
    canvas.getByRole('button', { name: '3 of 3' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('group', { name: '3 of 3' })).toBeVisible());
    await expect(canvas.getByRole('button', { name: '3 of 3' })).toHaveAttribute('aria-current', 'true');
  },
};

/** A button pauses and resumes it, and names which (spec §4). */
export const PauseButton: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await expect(canvas.getByRole('button', { name: 'Resume' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Pause' })).toHaveFocus();
  },
};

export const HeldWhileLookedAt: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('heading', { name: 'Monsoon Days' }));
    await expect(args.onHold).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('link', { name: 'Watch Now' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

/** The pointer that leaves doesn't take the slide from under the keyboard, nor the keyboard from under the pointer. */
export const HeldByPointerAndKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const carousel = canvas.getByRole('region', { name: 'Featured' });
    await userEvent.tab();
    await expect(carousel).toContainElement(document.activeElement as HTMLElement);
    fireEvent.pointerOver(carousel);
    fireEvent.pointerOut(carousel, { relatedTarget: document.body });
    await expect(args.onRelease).not.toHaveBeenCalled();
    // No script can put the pointer there.
    const matches = spyOn(carousel, 'matches').mockReturnValue(true);
    (document.activeElement as HTMLElement).blur();
    await expect(args.onRelease).not.toHaveBeenCalled();
    matches.mockRestore();
    fireEvent.pointerOut(carousel, { relatedTarget: document.body });
    await expect(args.onRelease).toHaveBeenCalledOnce();
  },
};

/** What doesn't move, by the user's preference too, reads out the slide that is chosen; nothing moved by the user is paused. */
export const Halted: Story = {
  args: { isHalted: true },
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole('group', { name: '1 of 3' }).parentElement;
    await expect(region).toHaveAttribute('aria-live', 'polite');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    // The region was there before the slide that comes into it.
    await expect(region).toHaveAttribute('aria-live', 'polite');
    await expect(region).toContainElement(canvas.getByRole('heading', { name: 'நிழல் கூத்து' }));
    await expect(canvas.getByRole('button', { name: 'Pause' })).toBeVisible();
  },
};

/** A single slide has no controls and doesn't move (spec §4). */
export const OneSlide: Story = {
  args: { slides: heroSlides.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Monsoon Days' })).toBeVisible();
    await expect(canvas.queryAllByRole('button')).toHaveLength(0);
  },
};

/** Seven have room for their dots on the narrowest screen, in one line. */
export const ManySlides: Story = {
  args: {
    slides: Array.from({ length: 7 }, (_, index) => ({
      ...(heroSlides[index % 3] as HeroSlide),
      id: `${index}`,
      positionText: `${index + 1} of 7`,
    })),
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const dots = canvas.getAllByRole('button', { name: /of 7/ });
    const pause = canvas.getByRole('button', { name: 'Pause' });
    const middleOf = (element: HTMLElement) => {
      const { top, height } = element.getBoundingClientRect();
      return Math.round(top + height / 2);
    };
    await expect(new Set([pause, ...dots].map(middleOf)).size).toBe(1);
    await expect(Math.min(...dots.map((dot) => dot.getBoundingClientRect().width))).toBeGreaterThanOrEqual(
      24,
    );
  },
};

export const NoSlide: Story = {
  args: { slides: [] },
  decorators: [
    (Story) => (
      <>
        <Story />
        <p>The page begins here.</p>
      </>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

export const SmallScreen: Story = { globals: { viewport: { value: 'small' } } };
