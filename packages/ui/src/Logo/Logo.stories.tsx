import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { artUrls } from '../stories/art';
import { Logo, LogoMark } from './Logo';

/** The brand's name and mark: once in the header, or once on a page without a header. Not as an ornament. */
const meta = {
  title: 'Foundations/Logo',
  component: Logo,
  args: { name: 'Chalchitra' },
} satisfies Meta<typeof Logo>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The drawn mark beside the brand's name (spec §13). */
export const MarkAndName: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Chalchitra')).toBeVisible();
    await expect(canvasElement.querySelector('svg')).toBeVisible();
  },
};

export const NameInDevanagari: Story = { args: { name: 'चलचित्र' } };

export const OwnPicture: Story = { args: { name: 'Utsav Play', imageUrl: artUrls.ownLogo } };

export const MarkAlone: Story = { render: () => <LogoMark /> };
