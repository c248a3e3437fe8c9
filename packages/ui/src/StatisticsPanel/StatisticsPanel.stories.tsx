import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { art } from '../stories/art';
import { withLargeText } from '../stories/largeText';
import { overPicture } from '../stories/overPicture';
import { leftOf, rightToLeft } from '../stories/rightToLeft';
import { StatisticsPanel } from './StatisticsPanel';

/** Over the picture, for looking into a problem. Not for viewers: the controls show what they need. */
const meta = {
  title: 'Player/StatisticsPanel',
  component: StatisticsPanel,
  args: {
    title: 'Statistics',
    closeLabel: 'Close',
    lines: [
      { name: 'Resolution', valueText: '1920 × 1080 at 25' },
      { name: 'Rendition', valueText: '3 of 4, 4.2 Mbit/s' },
      { name: 'Bandwidth', valueText: '11.8 Mbit/s' },
      { name: 'Buffer', valueText: '24.6 s' },
      { name: 'Dropped frames', valueText: '2 of 14,310' },
    ],
    onClose: fn(),
  },
  decorators: [overPicture(art.kite)],
} satisfies Meta<typeof StatisticsPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};

export const SmallScreen: Story = { globals: { viewport: { value: 'small' } } };

/** With text of 200 % a figure goes below its name, and no name loses its start. */
export const LargeText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    title: 'புள்ளிவிவரங்கள்',
    lines: [
      { name: 'தெளிவுத்திறன்', valueText: '640 × 360, 24 ஃபிரேம்கள்' },
      { name: 'தவறிய ஃபிரேம்கள்', valueText: '14,310 இல் 2' },
    ],
  },
  play: ({ canvas }) =>
    withLargeText(async () => {
      const panel = canvas.getByRole('complementary').getBoundingClientRect();
      for (const name of canvas.getAllByRole('term')) {
        await expect(name.getBoundingClientRect().left).toBeGreaterThanOrEqual(panel.left);
      }
      await expect(canvas.getByRole('button').getBoundingClientRect().right).toBeLessThanOrEqual(panel.right);
    }),
};

/** Figures and units keep their order. */
export const RightToLeft: Story = {
  decorators: [rightToLeft],
  play: async ({ canvas }) => {
    const picture = canvas.getByText(/^1920/);
    await expect(leftOf(picture, '×')).toBeGreaterThan(leftOf(picture, '1920'));
    await expect(leftOf(picture, '25')).toBeGreaterThan(leftOf(picture, 'at'));
    const buffer = canvas.getByText('24.6 s');
    await expect(leftOf(buffer, 's')).toBeGreaterThan(leftOf(buffer, '24.6'));
  },
};
