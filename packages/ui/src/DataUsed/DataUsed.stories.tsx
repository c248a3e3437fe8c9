import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { art } from '../stories/art';
import { overPicture } from '../stories/overPicture';
import { rightToLeft } from '../stories/rightToLeft';
import { DataUsed } from './DataUsed';

/** At the end of a film, where its source counts what it fetches. While it plays the statistics say so. */
const meta = {
  title: 'Player/DataUsed',
  component: DataUsed,
  args: { label: 'Data used', amountText: '148.3 MB', isAlone: true },
  decorators: [overPicture(art.lamp)],
} satisfies Meta<typeof DataUsed>;
export default meta;

type Story = StoryObj<typeof meta>;

/** It is read out as it comes. */
export const AtTheEnd: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Data used 148.3 MB');
  },
};

export const SmallScreen: Story = { globals: { viewport: { value: 'small' } } };

export const RightToLeft: Story = {
  args: { label: 'استعمال شدہ ڈیٹا' },
  decorators: [rightToLeft],
};
