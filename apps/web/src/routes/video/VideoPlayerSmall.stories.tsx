import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { PlayerInPage } from '../../stories/playerInPage';
import { sampleItem } from '../../stories/samples';
import { screenStory } from '../../stories/screen';

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
      const tools = ['Captions', 'Sound', 'Quality', 'Speed', 'Episodes', 'Full screen'].map((name) =>
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

/** A keyboard's answer covers no button. */
export const Answered: Story = {
  args: { scenario: 'answered' },
  globals: { motion: 'still' },
  play: async ({ canvas }) => {
    const answer = canvas.getByText('Forward 10 seconds');
    await expect(coveredBy(answer, canvas.getAllByRole('button'))).toEqual([]);
  },
};

/** The figures leave the title and the bar alone; the buttons of the middle lie over them. */
export const Statistics: Story = {
  args: { scenario: 'statistics' },
  play: async ({ canvas }) => {
    const panel = await canvas.findByRole('complementary', { name: 'Statistics' }, { timeout: 10_000 });
    const others = ['Captions', 'Full screen', 'Mute'].map((name) => canvas.getByRole('button', { name }));
    const [title] = canvas.getAllByText(sampleItem.title);
    if (title === undefined) throw new Error('no title');
    await expect(coveredBy(panel, [title, ...others])).toEqual([]);
  },
};

export const Menu: Story = { args: { scenario: 'captionsMenu' } };
export const Resume: Story = { args: { scenario: 'resumeOffered' } };
export const Countdown: Story = { args: { scenario: 'countdown' } };
export const Offline: Story = { args: { scenario: 'offline' } };
