import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { asWideAsACard } from '../stories/column';
import { heldValue } from '../stories/heldValue';
import { TextField } from './TextField';

/**
 * A field for a line of text with label, help and error. Passwords and phone numbers have fields of their own.
 */
const meta = {
  title: 'Forms/TextField',
  component: TextField,
  args: { label: 'Full name', name: 'name', value: '', autoComplete: 'name', onValueChange: fn() },
  render: heldValue(TextField),
  decorators: [asWideAsACard],
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const input = canvas.getByRole('textbox', { name: 'Full name' });
    await expect(input).toHaveFocus();
    await userEvent.keyboard('आशा');
    await expect(input).toHaveValue('आशा');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('आशा');
  },
};

/** A press on the label puts the cursor into the field. */
export const ByPointer: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Full name'));
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveFocus();
  },
};

export const Filled: Story = { args: { value: 'Asha Menon' } };

export const WithPlaceholder: Story = { args: { placeholder: 'As on your ticket' } };

export const WithHint: Story = { args: { hintText: 'Letters, spaces, dots, apostrophes and hyphens.' } };

export const Wrong: Story = {
  args: { value: '4sha', errorText: 'Please enter a valid name (2-50 characters, letters only)' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/valid name/);
  },
};

export const Disabled: Story = { args: { value: 'asha@example.com', disabled: true } };
