import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ChevronRight, Menu } from '../Icon/icons';
import { IconButton } from './IconButton';

/** An action whose sign is well known and needs no words. In doubt use a Button. */
const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  args: { label: 'Open menu', icon: <Menu />, onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Open menu' });
    await userEvent.click(button);
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const OnPicture: Story = {
  args: { variant: 'onPicture', label: 'Next', icon: <ChevronRight /> },
};

export const Disabled: Story = { args: { disabled: true } };
