import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { asWideAsACard } from '../stories/column';
import { rightToLeft } from '../stories/rightToLeft';
import { PlanCard, PlanGrid } from './PlanCard';

/** A plan with its price and the button that chooses it. What has been paid is a PaymentRow. */
const meta = {
  title: 'Cards/PlanCard',
  component: PlanCard,
  args: {
    name: 'Family',
    amountText: '₹199',
    priceText: '₹199/month',
    features: ['Every film and series, on four screens at once', 'Live television in eleven languages'],
    selectText: 'Select Plan',
    onSelect: fn(),
  },
} satisfies Meta<typeof PlanCard>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Name, price a month and what it gives; Select Plan chooses it, by keyboard and pointer (spec §2). */
export const Idle: Story = {
  decorators: [asWideAsACard],
  play: async ({ args, canvas, userEvent }) => {
    const card = canvas.getByRole('article', { name: 'Family' });
    await expect(card).toHaveTextContent('₹199/month');
    const features = canvas.getAllByRole('listitem').map((line) => line.textContent);
    await expect(features).toEqual(args.features);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Select Plan' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onSelect).toHaveBeenCalledTimes(2);
  },
};

/** The amount stands out wherever a language has it. */
export const AmountAtTheEnd: Story = {
  decorators: [asWideAsACard],
  args: { amountText: '₹799', priceText: '90 दिन के लिए ₹799' },
  play: async ({ canvas }) => {
    const [price] = canvas.getAllByRole('paragraph');
    await expect(price).toHaveTextContent('90 दिन के लिए ₹799');
    await expect(canvas.getByText('90 दिन के लिए')).not.toHaveTextContent('₹');
  },
};

/** Select Plan shows Processing... while busy, and a second click pays nothing twice (spec §2). */
export const Processing: Story = {
  decorators: [asWideAsACard],
  args: { isBusy: true, selectText: 'Processing...' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Processing...' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

/** While another plan is being paid for, this one can't be chosen (spec §2). */
export const Disabled: Story = {
  decorators: [asWideAsACard],
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Select Plan' })).toBeDisabled();
  },
};

/** A plan that can be taken in two ways, by pointer and by keyboard. */
export const WithAnAlternative: Story = {
  decorators: [asWideAsACard],
  args: { selectText: 'Switch Now', alternative: { text: 'Switch at the End', onSelect: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Switch at the End' }));
    await expect(args.alternative?.onSelect).toHaveBeenCalledOnce();
    canvas.getByRole('button', { name: 'Switch Now' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.alternative?.onSelect).toHaveBeenCalledTimes(2);
  },
};

/** What was pressed is busy and keeps the focus; the other way can't be chosen meanwhile. */
export const AlternativeProcessing: Story = {
  decorators: [asWideAsACard],
  args: { selectText: 'Switch Now', alternative: { text: 'Switch at the End', onSelect: fn() } },
  render: function Paid(args) {
    const [isBusy, setIsBusy] = useState(false);
    const text = isBusy ? 'Processing...' : 'Switch at the End';
    return <PlanCard {...args} alternative={{ text, isBusy, onSelect: () => setIsBusy(true) }} />;
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Switch at the End' }).focus();
    await userEvent.keyboard('{Enter}');
    const busy = canvas.getByRole('button', { name: 'Processing...' });
    await expect(busy).toHaveFocus();
    await expect(busy).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('button', { name: 'Switch Now' })).toBeDisabled();
  },
};

export const SideBySide: Story = {
  render: (args) => (
    <PlanGrid>
      <PlanCard
        {...args}
        name="Mobile"
        amountText="₹99"
        priceText="₹99/month"
        features={['One small screen']}
      />
      <PlanCard {...args} />
      <PlanCard
        {...args}
        name="సినిమా ప్లస్"
        amountText="₹499"
        priceText="₹499 for 90 days"
        features={['ఆరు తెరలు', 'Lasts 90 days a payment']}
      />
    </PlanGrid>
  ),
};

/** The ticks are on the right, before what they stand for. */
export const RightToLeft: Story = {
  decorators: [asWideAsACard, rightToLeft],
  args: {
    name: 'خاندان',
    amountText: '\u2066₹199\u2069',
    priceText: '\u2066₹199\u2069/ماہ',
    features: ['ہر فلم اور سیریز، ایک ساتھ چار اسکرینوں پر'],
    selectText: 'پلان منتخب کریں',
  },
  play: async ({ canvas }) => {
    const line = canvas.getByRole('listitem');
    const [tick, words] = [...line.children].map((part) => part.getBoundingClientRect().left);
    await expect(tick).toBeGreaterThan(words ?? 0);
  },
};
