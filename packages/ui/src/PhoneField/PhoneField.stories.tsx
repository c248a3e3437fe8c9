import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { asWideAsACard } from '../stories/column';
import { heldValue } from '../stories/heldValue';
import { rightToLeft } from '../stories/rightToLeft';
import { PhoneField } from './PhoneField';

function sampleFormat(raw: string): string {
  const digits = raw.replace(/\D/g, '').slice(0, 13);
  return digits.length <= 10 ? digits : `+${digits.slice(0, -10)} ${digits.slice(-10)}`;
}

/** A field for a phone number, formatted while typing (spec §5). Other numbers are a TextField. */
const meta = {
  title: 'Forms/PhoneField',
  component: PhoneField,
  args: { label: 'Phone number', name: 'phone', value: '', formatValue: sampleFormat, onValueChange: fn() },
  render: heldValue(PhoneField),
  decorators: [asWideAsACard],
} satisfies Meta<typeof PhoneField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Non-digits are removed, and a country code is set apart (spec §5). */
export const FormatsWhileTyping: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Phone number' });
    await userEvent.type(input, '98765-43210');
    await expect(input).toHaveValue('9876543210');
    await userEvent.clear(input);
    await userEvent.type(input, '919876543210');
    await expect(input).toHaveValue('+91 9876543210');
  },
};

export const KeepsTheCaret: Story = {
  args: { value: '9876543210' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.click(input);
    input.setSelectionRange(2, 2);
    await userEvent.keyboard('{Backspace}');
    await expect(input).toHaveValue('976543210');
    await expect(input.selectionStart).toBe(1);
  },
};

export const WithCountryCode: Story = { args: { value: '+91 9876543210' } };

export const Wrong: Story = {
  args: { value: '98765', errorText: 'Please enter a valid phone number (10 digits or with country code)' },
};

/** A number runs from left to right on a page that doesn't, its plus before it. */
export const RightToLeft: Story = {
  decorators: [rightToLeft],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.clear(input);
    await userEvent.type(input, '919876543210');
    await expect(input).toHaveValue('+91 9876543210');
    const { direction, textAlign } = getComputedStyle(input);
    await expect([direction, textAlign]).toEqual(['ltr', 'right']);
  },
};
