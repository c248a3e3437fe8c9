import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button';
import { ReceiptSheet } from './ReceiptSheet';

/** The receipt of one payment, on the screen and on paper. For the payments in a list use PaymentRow. */
const meta = {
  title: 'Rows/ReceiptSheet',
  component: ReceiptSheet,
  args: {
    titleText: 'Receipt R-000042',
    sellerText: 'Chalchitra Films',
    sellerDetails: ['12 Hill Road, Mumbai 400050', 'GSTIN 27ABCDE1234F1Z5'],
    facts: [
      { nameText: 'Paid on', valueText: '21 Nov 2026' },
      { nameText: 'For', valueText: 'Family' },
    ],
    amounts: [
      { nameText: 'Taxable value', valueText: '₹168.64' },
      { nameText: 'GST 18%', valueText: '₹30.36' },
      { nameText: 'Paid', valueText: '₹199.00' },
    ],
    children: <Button>Print</Button>,
  },
} satisfies Meta<typeof ReceiptSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithTax: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Receipt R-000042');
    const values = canvas.getAllByRole('definition').map((one) => one.textContent);
    await expect(values).toEqual(['21 Nov 2026', 'Family', '₹168.64', '₹30.36', '₹199.00']);
  },
};

export const Plain: Story = {
  args: { sellerDetails: [], amounts: [{ nameText: 'Paid', valueText: '₹199.00' }] },
};

export const LongNames: Story = {
  args: {
    sellerText: 'குடும்பத்திற்கான ஆண்டு முழுவதும் திரைப்படத் திட்டம்',
    facts: [
      { nameText: 'Paid by', valueText: 'ശ്രീലക്ഷ്മി വെങ്കടസുബ്രഹ്മണ്യൻ രാമകൃഷ്ണൻ' },
      { nameText: 'Payment', valueText: 'pay_'.padEnd(80, 'X') },
    ],
  },
};
