import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { asWideAsACard } from '../stories/column';
import { heldValue } from '../stories/heldValue';
import { rightToLeft } from '../stories/rightToLeft';
import { PasswordField } from './PasswordField';

/** A field for a password, which can be shown while typing. Any other text is a TextField. */
const meta = {
  title: 'Forms/PasswordField',
  component: PasswordField,
  args: {
    label: 'Password',
    name: 'password',
    value: 'Monsoon2026',
    autoComplete: 'current-password',
    showLabel: 'Show password',
    hideLabel: 'Hide password',
    onValueChange: fn(),
  },
  render: heldValue(PasswordField),
  decorators: [asWideAsACard],
} satisfies Meta<typeof PasswordField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};

export const ShownAndHiddenAgain: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Password');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveAttribute('autocapitalize', 'none');
    await expect(input).toHaveAttribute('autocorrect', 'off');
    await expect(input).toHaveAttribute('spellcheck', 'false');
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveAttribute('type', 'password');
  },
};

/** It runs from left to right, hidden and shown. */
export const RightToLeft: Story = {
  decorators: [rightToLeft],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Password');
    await expect(getComputedStyle(input).direction).toBe('ltr');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(getComputedStyle(input).direction).toBe('ltr');
    await expect(getComputedStyle(input).textAlign).toBe('right');
  },
};

export const Wrong: Story = {
  args: {
    value: 'abc',
    autoComplete: 'new-password',
    errorText: 'Password must be at least 8 characters long and contain uppercase, lowercase, and numbers',
  },
};
