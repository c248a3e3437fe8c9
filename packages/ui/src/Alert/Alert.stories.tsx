import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button';
import { leftOf, rightToLeft } from '../stories/rightToLeft';
import { Alert } from './Alert';

/**
 * Says in place what went wrong or well, beside what it is about. For news that leaves by itself use a
 * Toast, for a page that can't be shown an ErrorScreen.
 */
const meta = {
  title: 'Page/Alert',
  component: Alert,
  args: { tone: 'bad', children: 'Failed to create payment link' },
} satisfies Meta<typeof Alert>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What went wrong is red and read out at once (spec §8). */
export const Bad: Story = {
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('Failed to create payment link');
    const mark = alert.querySelector('svg');
    const [red = 0, green = 0, blue = 0] = (mark ? getComputedStyle(mark).color : '').match(/\d+/g) ?? [];
    await expect(Number(red)).toBeGreaterThan(1.4 * Math.max(Number(green), Number(blue)));
  },
};

export const Good: Story = {
  args: { tone: 'good', children: 'Password reset email sent. Please check your inbox.' },
};

export const Note: Story = { args: { tone: 'note', children: 'Your payment is still on its way.' } };

/** Its region is in the page before its words, so that they are read out. */
export const Coming: Story = {
  args: Good.args ?? {},
  render: function Sent(args) {
    const [isSent, setIsSent] = useState(false);
    return (
      <>
        <Button onClick={() => setIsSent(true)}>Send</Button>
        <Alert {...args}>{isSent && args.children}</Alert>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    canvas.getByRole('button', { name: 'Send' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(status).toHaveTextContent('Password reset email sent.');
    await expect(status).toBeVisible();
  },
};

/** A server's words may be in another language than the page: the full stop is at the end of the sentence, which starts on the page's side. */
export const RightToLeft: Story = {
  args: { children: 'The link is over.' },
  decorators: [rightToLeft],
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(leftOf(alert, '.')).toBeGreaterThan(leftOf(alert, 'The'));
    const { left, width } = alert.getBoundingClientRect();
    await expect(leftOf(alert, 'The')).toBeGreaterThan(left + width / 2);
  },
};

export const WithAction: Story = {
  args: { children: 'Failed to load payment history', action: <Button size="small">Try again</Button> },
};
