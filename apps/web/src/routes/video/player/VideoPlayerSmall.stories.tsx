import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { PlayerInPage } from '../../../stories/playerInPage';
import { sampleItem } from '../../../stories/samples';
import { screenStory } from '../../../stories/screen';

/** The player on a phone, whose frame is hardly higher than the controls. */
const meta = {
  title: 'Screens/Video player on a phone',
  component: PlayerInPage,
  args: { scenario: 'playing', send: fn() },
  ...screenStory,
  // Named once more, as the words above would take the place of those that are spread.
  parameters: { ...screenStory.parameters },
  globals: { viewport: { value: 'small' } },
} satisfies Meta<typeof PlayerInPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const boxOf = (element: HTMLElement) => element.getBoundingClientRect();

/** The elements of which an element covers a part. */
function coveredBy(over: HTMLElement, elements: HTMLElement[]): HTMLElement[] {
  const { left, right, top, bottom } = boxOf(over);
  return elements.filter((element) => {
    const box = boxOf(element);
    return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
  });
}

export const Playing: Story = {};

/** Two lines stand clear of every button. */
export const Captions: Story = {
  args: { scenario: 'withCaptions' },
  play: async ({ canvas }) => {
    const lines = canvas.getByText(/The river remembers/);
    await expect(coveredBy(lines, canvas.getAllByRole('button'))).toEqual([]);
  },
};

/** With text of 200 % the bar keeps to one row, which captions never reach. */
export const LargeText: Story = {
  args: { scenario: 'withCaptions' },
  play: async ({ canvas }) => {
    document.documentElement.style.fontSize = '200%';
    try {
      const tools = ['Captions', 'Audio', 'Quality', 'Speed', 'Episodes', 'Full screen'].map((name) =>
        canvas.getByRole('button', { name }),
      );
      await expect(new Set(tools.map((tool) => boxOf(tool).top)).size).toBe(1);
      await expect(Math.min(...tools.map((tool) => boxOf(tool).width))).toBeGreaterThanOrEqual(44);
      const lines = canvas.getByText(/The river remembers/);
      // They glide to their new place.
      await waitFor(() => expect(coveredBy(lines, tools)).toEqual([]));
    } finally {
      document.documentElement.style.fontSize = '';
    }
  },
};

const inThreeLines: Record<string, string> = {
  ur: 'دریا سب یاد رکھتا ہے،\nجو گاؤں بھول چکا ہے،\nاور جو شہر جان نہ سکا۔',
  ml: 'ഗ്രാമം മറന്നുപോയതെല്ലാം\nപുഴ ഇന്നും ഓർക്കുന്നു,\nനഗരം അറിഞ്ഞിട്ടേയില്ല.',
  ta: 'ஊர் மறந்ததை எல்லாம்\nஆறு நினைவில் வைத்திருக்கிறது,\nநகரம் அறியவே இல்லை.',
  hi: 'गाँव जो भूल गया,\nनदी को वह सब याद है,\nशहर ने कभी जाना ही नहीं।',
};

/** Captions that are too high for the room above the bar shrink until they fit, with text of 200 % too. */
const fitting = (lang: string, viewport: 'small' | 'sideways'): Story => ({
  args: {
    scenario: 'withCaptions',
    captions: { text: inThreeLines[lang] ?? '', lang, size: 'large' },
  },
  globals: { viewport: { value: viewport } },
  play: async ({ canvas }) => {
    const lines = canvas.getByText(
      (_, element) => element?.tagName === 'P' && element.textContent === inThreeLines[lang],
    );
    const controls = canvas.getAllByRole('button').filter((button) => button.closest('section'));
    await waitFor(() => expect(coveredBy(lines, controls)).toEqual([]));
    document.documentElement.style.fontSize = '200%';
    try {
      await waitFor(() => expect(coveredBy(lines, controls)).toEqual([]));
    } finally {
      document.documentElement.style.fontSize = '';
    }
  },
});

export const LongCaptionsInUrdu: Story = fitting('ur', 'small');
export const LongCaptionsInMalayalam: Story = fitting('ml', 'small');
export const LongCaptionsInTamil: Story = fitting('ta', 'small');
export const LongCaptionsInHindi: Story = fitting('hi', 'small');
export const LongCaptionsHeldSideways: Story = fitting('ur', 'sideways');

/** The feedback to a key covers no button. */
export const Feedback: Story = {
  args: { scenario: 'feedback' },
  globals: { motion: 'still' },
  play: async ({ canvas }) => {
    const feedback = canvas.getByText('Forward 10 seconds');
    await expect(coveredBy(feedback, canvas.getAllByRole('button'))).toEqual([]);
  },
};

/** The figures leave the title, the bar and the buttons of the middle alone, which make room for them. */
export const Statistics: Story = {
  args: { scenario: 'statistics' },
  play: async ({ canvas }) => {
    const panel = await canvas.findByRole('complementary', { name: 'Statistics' });
    const [title] = canvas.getAllByText(sampleItem.title);
    if (title === undefined) throw new Error('no title');
    const others = [title, ...canvas.getAllByRole('button')].filter((other) => !panel.contains(other));
    await waitFor(() => expect(coveredBy(panel, others)).toEqual([]));
    document.documentElement.style.fontSize = '200%';
    try {
      await waitFor(() => expect(coveredBy(panel, others)).toEqual([]));
    } finally {
      document.documentElement.style.fontSize = '';
    }
  },
};

export const StatisticsHeldSideways: Story = {
  ...Statistics,
  globals: { viewport: { value: 'sideways' } },
};

/** What buffers can be paused, and keeps the focus: the spinner rings the button. */
export const Stalled: Story = {
  args: { scenario: 'stalled' },
  play: async ({ args, canvas, userEvent }) => {
    const pause = canvas.getByRole('button', { name: 'Pause' });
    await userEvent.click(pause);
    await expect(args.send).toHaveBeenCalledWith({ type: 'playback.toggle' });
    await expect(pause).toHaveFocus();
  },
};

export const LoadingSlowly: Story = { args: { scenario: 'loadingSlowly' } };
export const Menu: Story = { args: { scenario: 'captionsMenu' } };
export const Resume: Story = { args: { scenario: 'resumeOffered' } };
export const Countdown: Story = { args: { scenario: 'countdown' } };
export const Offline: Story = { args: { scenario: 'offline' } };
