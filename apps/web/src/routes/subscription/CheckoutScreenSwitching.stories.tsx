import { checkoutMachine, checkoutScenarios } from '@chalchitra/machines';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { fromPromise } from 'xstate';
import { screenStory, shownIn, still } from '../../stories/screen';
import { readAndSwitch } from '../../stories/switching';
import { CheckoutScreen } from './CheckoutScreen';

const Shown = shownIn(checkoutMachine, checkoutScenarios, CheckoutScreen);

const meta = {
  title: 'Screens/Switching in the pop-up',
  component: Shown,
  args: { scenario: 'switching' },
  ...screenStory,
} satisfies Meta<typeof Shown>;
export default meta;

type Story = StoryObj<typeof meta>;

/** It says what switching by link says, and leads there (spec §2). */
export const Switching: Story = {
  args: { onEvent: fn() },
  play: async (story) => {
    await readAndSwitch(story);
    await expect(story.canvas.getByRole('link', { name: 'Pay by link instead' })).toHaveAttribute(
      'href',
      '/subscription?switch',
    );
  },
};
export const SmallScreen: Story = { globals: { viewport: { value: 'small' } } };

export const CheckingHistory: Story = { args: { scenario: 'checkingHistory' } };
export const LoadingQuotes: Story = { args: { scenario: 'loadingQuotes' } };

/** A refusal is shown while what switching gives is loaded again (spec §4). */
export const LoadingQuotesAgain: Story = {
  args: { scenario: 'loadingQuotesAgain' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The price of this plan has changed.');
    await expect(canvas.getByRole('button', { name: 'Processing...' })).toHaveAttribute('aria-busy', 'true');
  },
};

/** Without plans there is nothing to choose, but a new try (spec §8). */
export const PlansFailed: Story = {
  args: { scenario: 'plansFailed', onEvent: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load subscription plans');
    canvas.getByRole('button', { name: 'Try again' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'plans.retry' });
  },
};

/** Without the pop-up's script there is still the way by link, which switches too (spec §4, §8). */
export const CheckoutUnavailable: Story = {
  args: { scenario: 'switchingUnavailable' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Razorpay SDK failed to load');
    for (const link of canvas.getAllByRole('link', { name: 'Pay by link instead' })) {
      await expect(link).toHaveAttribute('href', '/subscription?switch');
    }
  },
};

/** While one plan is being paid for, no other can be chosen, and no other way is offered. */
export const Paying: Story = {
  args: { scenario: 'payingSwitch' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Processing...' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('button', { name: 'Switch Now' })).toBeDisabled();
    await expect(canvas.queryByRole('link', { name: 'Pay by link instead' })).toBeNull();
  },
};

/** Who may have been charged isn't asked to pay again (spec §8). */
export const Unverified: Story = {
  args: { scenario: 'unverifiedSwitch', onEvent: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Payment verification failed');
    for (const button of canvas.getAllByRole('button', { name: 'Switch Now' })) {
      await expect(button).toBeDisabled();
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'verification.retry' });
  },
};

const endless = checkoutMachine.provide({
  actors: { verifyPayment: fromPromise(() => new Promise(() => {})) },
});

/** The button goes with its notice: the focus goes on to the heading. */
export const CheckingAgain: Story = {
  render: () => <CheckoutScreen actor={still(endless, checkoutScenarios.unverifiedSwitch)} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Check again' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
};
