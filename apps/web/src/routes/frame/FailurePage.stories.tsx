import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { english } from '../../copy/english';
import { screenStory } from '../../stories/screen';
import { FailurePage } from './FailurePage';
import { RouteLoading } from './RouteLoading';

const { base } = english;

const meta = {
  title: 'Screens/Page failure',
  component: FailurePage,
  args: { message: base.failures.paymentHistory, onRetry: fn() },
  ...screenStory,
} satisfies Meta<typeof FailurePage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A film opened by its address while nobody can say who has paid (spec §4). */
export const PaymentHistory: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Failed to load payment history',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledTimes(2);
  },
};

/** The reason stands below, where it is known. */
export const Offline: Story = {
  args: { message: base.failures.page, error: { kind: 'offline' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You seem to be offline');
  },
};

export const SmallScreen: Story = { globals: { viewport: { value: 'small' } } };

/** Until the page's code is loaded. */
export const CodeUnderWay: Story = {
  render: () => <RouteLoading />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
};
