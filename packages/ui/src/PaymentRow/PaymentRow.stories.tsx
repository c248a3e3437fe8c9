import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../Link/Link';
import { PaymentList, PaymentRow } from './PaymentRow';

/** One payment in the history of a profile. For the choice of a plan use PlanCard. */
const meta = {
  title: 'Rows/PaymentRow',
  component: PaymentRow,
  args: {
    planText: 'Family',
    amountText: '₹199',
    statusText: 'Paid',
    statusTone: 'good',
    facts: ['14 November 2026', 'Next due 14 December 2026'],
  },
  decorators: [
    (Story) => (
      <PaymentList label="Payment History">
        <Story />
      </PaymentList>
    ),
  ],
} satisfies Meta<typeof PaymentRow>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Plan, amount, status, date and next due date in one entry of the history (spec §2). */
export const Paid: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Payment History' })).toBeVisible();
    const entry = canvas.getByRole('listitem');
    for (const fact of ['Family', '₹199', 'Paid', '14 November 2026', 'Next due 14 December 2026']) {
      await expect(entry).toHaveTextContent(fact);
    }
  },
};

export const Open: Story = {
  args: { statusText: 'Created', statusTone: 'plain', facts: ['20 November 2026'] },
};

export const Expired: Story = { args: { statusText: 'Expired', statusTone: 'bad', facts: ['Invalid Date'] } };

/** A payment that went back says why in a line of its own. */
export const Refunded: Story = {
  args: {
    statusText: 'Refunded',
    statusTone: 'plain',
    facts: ['Paid on 14 November 2026'],
    noteText: 'You had paid for this plan already. This second payment is refunded automatically.',
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent(String(args.noteText));
  },
};

/** The way to its receipt. */
export const WithReceipt: Story = {
  args: {
    link: (
      <Link href="/profile/receipts/pay_1" aria-label="Receipt R-000042">
        Receipt
      </Link>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Receipt R-000042' })).toBeVisible();
  },
};

export const LongName: Story = {
  args: { planText: 'குடும்பத்திற்கான ஆண்டு முழுவதும் திரைப்படத் திட்டம்', amountText: '₹12,499' },
};
