import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { asWideAsACard } from '../stories/column';
import { heldValue } from '../stories/heldValue';
import { rightToLeft } from '../stories/rightToLeft';
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

/** As while a form is being sent: it can be read, and keeps the focus. */
export const ReadOnly: Story = {
  args: { value: 'asha@example.com', readOnly: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveFocus();
    await userEvent.keyboard('x');
    await expect(input).toHaveValue('asha@example.com');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    input.blur();
  },
};

export const Disabled: Story = { args: { value: 'asha@example.com', disabled: true } };

/** A name runs as its letters do; on which side it starts is the page's affair. */
export const RightToLeft: Story = {
  decorators: [rightToLeft],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    for (const [text, direction] of [
      ['آشا', 'rtl'],
      ['Asha', 'ltr'],
    ] as const) {
      await userEvent.clear(input);
      await userEvent.type(input, text);
      await expect(getComputedStyle(input).direction).toBe(direction);
      await expect(getComputedStyle(input).textAlign).toBe('right');
    }
  },
};

/** An address is Latin wherever it is typed, and stands below its label. */
export const EmailRightToLeft: Story = {
  args: { label: 'Email', type: 'email', autoComplete: 'email', placeholder: 'آپ کا ای میل' },
  decorators: [rightToLeft],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    const { direction, textAlign } = getComputedStyle(input);
    await expect([direction, textAlign]).toEqual(['ltr', 'right']);
    await userEvent.type(input, 'asha@example.com');
    await expect(getComputedStyle(input).direction).toBe('ltr');
  },
};
