import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { samplePayments, samplePlans } from '../../stories/samples';
import { screenStory } from '../../stories/screen';
import { ProfileScreen } from './ProfileScreen';

const person = {
  name: 'Priya Nair',
  email: 'priya@chalchitra.example',
  photoUrl: null,
  phone: '9876543210',
};

const meta = {
  title: 'Screens/Profile',
  component: ProfileScreen,
  args: {
    person,
    payments: samplePayments,
    plans: samplePlans,
    hasHistoryFailed: false,
    havePlansFailed: false,
    onRetry: fn(),
    onLogout: fn(),
  },
  ...screenStory,
} satisfies Meta<typeof ProfileScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Subscribed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Paid', { exact: true })).toBeVisible();
    await expect(canvas.getByText(/^Next due/)).toHaveTextContent('10 Dec 2026');
    await expect(canvas.queryByRole('link', { name: 'View Subscription Plans' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Watch Now' })).toHaveAttribute('href', '/');
    const logout = canvas.getByRole('main').querySelector('button');
    if (logout) await userEvent.click(logout);
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
};

export const SmallScreen: Story = { globals: { viewport: { value: 'small' } } };

export const NoPayments: Story = {
  args: { payments: [], person: { ...person, phone: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No phone number')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View Subscription Plans' })).toHaveAttribute(
      'href',
      '/subscription',
    );
  },
};

export const NoPaidHistory: Story = { args: { payments: samplePayments.slice(1) } };

export const Loading: Story = { args: { payments: null, person: { ...person, phone: undefined } } };

export const HistoryFailed: Story = {
  args: { payments: null, hasHistoryFailed: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load payment history');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The history shows all the same, with 30 days assumed. */
export const PlansFailed: Story = { args: { plans: [], havePlansFailed: true } };

export const LongName: Story = {
  args: {
    person: {
      ...person,
      name: 'ശ്രീലക്ഷ്മി വെങ്കടസുബ്രഹ്മണ്യൻ രാമകൃഷ്ണൻ',
      email: `${'long'.repeat(16)}@chalchitra.example`,
    },
  },
};
