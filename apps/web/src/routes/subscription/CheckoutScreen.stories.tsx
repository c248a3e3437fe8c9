import { checkoutMachine, checkoutScenarios } from '@chalchitra/machines';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { screenStory, shownIn } from '../../stories/screen';
import { CheckoutScreen } from './CheckoutScreen';

const Shown = shownIn(checkoutMachine, checkoutScenarios, CheckoutScreen);

const meta = {
  title: 'Screens/Plan chooser',
  component: Shown,
  args: { scenario: 'choosing' },
  ...screenStory,
} satisfies Meta<typeof Shown>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A payment that failed says so in an alert. */
const shows = (text: string): NonNullable<Story['play']> =>
  async function play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent(text);
  };

export const Choosing: Story = {};

export const ChoosesAPlan: Story = {
  args: { onEvent: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('button', { name: 'Select Plan' });
    await userEvent.click(first as HTMLElement);
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'plan.select', planId: 'mobile' });
    await userEvent.tab();
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'plan.select', planId: 'family' });
  },
};

export const SmallScreen: Story = { globals: { viewport: { value: 'small' } } };

export const LoadingPlans: Story = { args: { scenario: 'loadingPlans' } };
export const PlansFailed: Story = { args: { scenario: 'plansFailed' } };
export const LoadingCheckout: Story = { args: { scenario: 'loadingCheckout' } };

/** Without the pop-up's script there is still the way by link (spec §4, §8). */
export const CheckoutUnavailable: Story = {
  args: { scenario: 'checkoutUnavailable' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Razorpay SDK failed to load');
    await expect(canvas.getByRole('link', { name: 'Pay by link instead' })).toHaveAttribute(
      'href',
      '/subscription',
    );
  },
};

/** Nobody is asked to pay who isn't signed in (spec §8). */
export const UserNotAuthenticated: Story = {
  args: { scenario: 'userNotAuthenticated' },
  play: shows('User not authenticated'),
};
export const CreatingOrder: Story = { args: { scenario: 'creatingOrder' } };
/** The server says nothing (spec §8). */
export const OrderFailed: Story = {
  args: { scenario: 'orderFailed' },
  play: shows('Failed to create order'),
};
/** The server's own words (spec §7). */
export const OrderRefused: Story = {
  args: { scenario: 'orderRefused' },
  play: shows('The price of this plan has changed.'),
};

/** The plan may cost something else by now: the refusal is shown while the plans are loaded again (spec §4). */
export const ReloadingPlans: Story = {
  args: { scenario: 'reloadingPlans' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The price of this plan has changed.');
    await expect(canvas.getByRole('button', { name: 'Processing...' })).toHaveAttribute('aria-busy', 'true');
  },
};

/** While one plan is being paid for, no other can be chosen. */
export const Paying: Story = {
  args: { scenario: 'paying' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Processing...' })).toHaveAttribute('aria-busy', 'true');
    for (const button of canvas.getAllByRole('button', { name: 'Select Plan' })) {
      await expect(button).toBeDisabled();
    }
  },
};

/** Dismissing the checkout isn't a failure of ours (spec §4). */
export const PaymentCancelled: Story = {
  args: { scenario: 'paymentCancelled' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Payment cancelled by user')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Processing...' })).toBeNull();
  },
};
/** The payment couldn't be started (spec §8). */
export const PaymentFailed: Story = {
  args: { scenario: 'paymentFailed' },
  play: shows('Failed to create payment'),
};
export const Verifying: Story = { args: { scenario: 'verifying' } };
/** The payment isn't confirmed (spec §8). */
export const Unverified: Story = {
  args: { scenario: 'unverified' },
  play: shows('Payment verification failed'),
};
