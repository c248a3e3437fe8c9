import { paymentLinkMachine, paymentLinkScenarios } from '@chalchitra/machines';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { screenStory, shownIn } from '../../stories/screen';
import { readAndSwitch } from '../../stories/switching';
import { SubscriptionScreen } from './SubscriptionScreen';

const Shown = shownIn(paymentLinkMachine, paymentLinkScenarios, SubscriptionScreen);

const meta = {
  title: 'Screens/Subscription',
  component: Shown,
  args: { scenario: 'choosing' },
  ...screenStory,
} satisfies Meta<typeof Shown>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The heading and one card a plan (spec §2). */
export const Choosing: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Choose Your Plan');
    await expect(canvas.getAllByRole('button', { name: 'Select Plan' })).toHaveLength(3);
  },
};

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

/** Whoever is subscribed reads until when, and what each plan adds, before anything is paid (spec §2). */
export const Renewing: Story = {
  args: { scenario: 'renewing' },
  play: async ({ canvas }) => {
    const [, note] = canvas.getAllByRole('status');
    await expect(note).toHaveTextContent('You are subscribed until 10 Dec 2026.');
    await expect(canvas.getAllByText('Adds 30 days: until 9 Jan 2027')).toHaveLength(3);
  },
};
export const RenewingOnASmallScreen: Story = { ...Renewing, globals: { viewport: { value: 'small' } } };

/** Each other plan says what it gives now and at the end, in rupees and days, before anything is paid (spec §2). */
export const Switching: Story = {
  args: { scenario: 'switching', onEvent: fn() },
  play: async (story) => {
    await readAndSwitch(story);
    await expect(story.canvas.getAllByText('At the end: from 10 Dec 2026 until 9 Jan 2027')).toHaveLength(2);
    await expect(story.canvas.getByRole('link', { name: 'Pay on this page instead' })).toHaveAttribute(
      'href',
      '/subscription?switch&checkout',
    );
  },
};
export const SwitchingOnASmallScreen: Story = {
  args: { scenario: 'switching' },
  globals: { viewport: { value: 'small' } },
};
/** What a payment does to the subscription isn't known yet: a switch is no renewal. */
export const LoadingQuotes: Story = {
  args: { scenario: 'loadingQuotes' },
  play: ({ canvas }) => expect(canvas.queryByText(/Paying now adds/)).toBeNull(),
};

export const SmallScreen: Story = { globals: { viewport: { value: 'small' } } };

export const CheckingHistory: Story = { args: { scenario: 'checkingHistory' } };
/** Plans that came with the page can be read, and chosen, while the payments are checked. */
export const CheckingHistoryWithPlans: Story = {
  args: { scenario: 'checkingHistoryWithPlans', onEvent: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'Select Plan' })[0] as HTMLElement);
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'plan.select', planId: 'mobile' });
  },
};
export const ChosenEarly: Story = {
  args: { scenario: 'chosenEarly' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Processing...' })).toBeVisible();
  },
};
export const HistoryFailed: Story = { args: { scenario: 'historyFailed' } };
/** A payment is pending: the check is sent again by itself, and nobody is sent to pay meanwhile (spec §4). */
export const CheckingPendingPaymentAgain: Story = {
  args: { scenario: 'checkingPendingAgain' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Retrying automatically…');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /payment page/ })).not.toBeInTheDocument();
  },
};
export const LoadingPlans: Story = {
  args: { scenario: 'loadingPlans' },
  play: async ({ canvas }) => {
    const [, loading] = canvas.getAllByRole('status');
    await expect(loading).toHaveTextContent('Loading the plans…');
  },
};
/** Without plans there is nothing to choose, but a new try (spec §8). */
export const PlansFailed: Story = {
  args: { scenario: 'plansFailed', onEvent: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load subscription plans');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onEvent).toHaveBeenCalledOnce();
  },
};

/** The price says for how long it is where that isn't a month (spec §2, §9). */
export const PlanOfAnotherLength: Story = {
  args: { scenario: 'planOfAnotherLength' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('One payment lasts 90 days')).toHaveLength(3);
    await expect(canvas.getByRole('article', { name: 'Family' })).toHaveTextContent('₹199 for 90 days');
    await expect(canvas.queryByText('/month')).toBeNull();
  },
};

export const NoPlans: Story = { args: { scenario: 'noPlans' } };
/** The plans stay, so that another try can be made (spec §8). */
export const LinkFailed: Story = {
  args: { scenario: 'linkFailed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to create payment link');
    await expect(canvas.getAllByRole('button', { name: 'Select Plan' })).toHaveLength(3);
  },
};

/** What failed stays in our words, and the server's reason follows (spec §8). */
export const LinkRefused: Story = {
  args: { scenario: 'linkRefused' },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('Failed to create payment link');
    await expect(alert).toHaveTextContent('You have this plan already. Renew it instead.');
  },
};

/** Nothing that was known before the refusal is shown, and no plan can be chosen, until all is known again. */
export const RefusedAsPaidElsewhere: Story = {
  render: function Refused(args) {
    const [isRefused, setIsRefused] = useState(false);
    const scenario = isRefused ? 'checkingHistoryAgain' : args.scenario;
    return <Shown scenario={scenario} onEvent={() => setIsRefused(true)} />;
  },
  args: { scenario: 'switching' },
  play: async ({ canvas, userEvent }) => {
    canvas.getAllByRole('button', { name: 'Switch Now' })[0]?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent('You have this plan already.');
    await expect(canvas.queryByRole('button', { name: /Switch Now|Select Plan/ })).toBeNull();
    await expect(canvas.queryByText(/You are subscribed/)).toBeNull();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
};

/** A refused plan may cost something else by now: the plans are loaded again, and the failure stays. */
export const ReloadingPlans: Story = {
  args: { scenario: 'reloadingPlans' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to create payment link');
    await expect(canvas.getByRole('button', { name: 'Processing...' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const CreatingLink: Story = { args: { scenario: 'creatingLink' } };

/** The chosen plan stays busy, and the way to the payment stays open (spec §2). */
export const Awaiting: Story = {
  args: { scenario: 'awaiting' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Processing...' })).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Open payment page again' });
    await expect(link).toHaveAttribute('href', 'https://pay.example/i/sample');
    await expect(link).toHaveAttribute('target', '_blank');
  },
};

/** The panel goes: the focus passes to the button of the plan, which is free then. */
export const ChoosesAnotherPlan: Story = {
  args: { scenario: 'awaiting', onEvent: fn() },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Choose another plan' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'payment.abandon' });
    await expect(canvas.getByRole('button', { name: 'Processing...' })).toHaveFocus();
  },
};

/** The region is in the page, without room, before the wait comes into it: so it is read out. */
export const BeginsToWait: Story = {
  render: function Chosen(args) {
    const [isChosen, setIsChosen] = useState(false);
    return <Shown scenario={isChosen ? 'awaiting' : args.scenario} onEvent={() => setIsChosen(true)} />;
  },
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    await expect(status.getBoundingClientRect()).toMatchObject({ width: 0, height: 0 });
    await userEvent.click(canvas.getAllByRole('button', { name: 'Select Plan' })[0] as HTMLElement);
    await waitFor(() => expect(status).toHaveTextContent(/Open payment page again/));
    await expect(status).toBeVisible();
  },
};

export const AwaitingWithTabBlocked: Story = { args: { scenario: 'awaitingWithTabBlocked' } };
export const AwaitingAfterFailure: Story = { args: { scenario: 'awaitingAfterFailure' } };
export const AwaitingOnASmallScreen: Story = {
  args: { scenario: 'awaiting' },
  globals: { viewport: { value: 'small' } },
};

/** What is awaited ends the plan that runs: it says so, and not that it is added at the end (spec §4). */
export const AwaitingSwitch: Story = {
  args: { scenario: 'awaitingSwitch' },
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('article', { name: 'Cinema' }));
    await expect(card.getByText(/^Now: ₹133 left adds 14 days/)).toBeVisible();
    await expect(card.getByRole('button', { name: 'Processing...' })).toBeVisible();
    await expect(card.getByRole('button', { name: 'Switch at the End' })).toBeDisabled();
    await expect(canvas.queryByText(/Adds 30 days|Paying now adds/)).toBeNull();
  },
};
export const AwaitingSwitchOnASmallScreen: Story = {
  ...AwaitingSwitch,
  globals: { viewport: { value: 'small' } },
};
export const AwaitingSwitchWithoutQuotes: Story = {
  args: { scenario: 'awaitingSwitchWithoutQuotes' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Processing...' })).toBeVisible();
    await expect(canvas.queryByText(/Adds 30 days|Paying now adds/)).toBeNull();
  },
};
