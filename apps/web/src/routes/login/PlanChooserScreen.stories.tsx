import { checkoutMachine, checkoutScenarios } from '@chalchitra/machines';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { screenStory, shownIn } from '../../stories/screen';
import { PlanChooserScreen } from './PlanChooserScreen';

const Shown = shownIn(checkoutMachine, checkoutScenarios, PlanChooserScreen);

const meta = {
  title: 'Screens/Plan chooser',
  component: Shown,
  args: { scenario: 'choosing' },
  ...screenStory,
} satisfies Meta<typeof Shown>;
export default meta;

type Story = StoryObj<typeof meta>;

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

/** Without the pop-up's script there is still the way by link. */
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

export const UserNotAuthenticated: Story = { args: { scenario: 'userNotAuthenticated' } };
export const CreatingOrder: Story = { args: { scenario: 'creatingOrder' } };
export const OrderFailed: Story = { args: { scenario: 'orderFailed' } };
export const OrderRefused: Story = { args: { scenario: 'orderRefused' } };

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

export const PaymentCancelled: Story = { args: { scenario: 'paymentCancelled' } };
export const PaymentFailed: Story = { args: { scenario: 'paymentFailed' } };
export const Verifying: Story = { args: { scenario: 'verifying' } };
export const Unverified: Story = { args: { scenario: 'unverified' } };
