import type { PaymentRecord, ProfileUpdate } from '@chalchitra/api/types';
import {
  accountDeletionMachine,
  accountDeletionScenarios,
  dataExportMachine,
  dataExportScenarios,
  profileEditMachine,
  profileEditScenarios,
} from '@chalchitra/machines';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { fromPromise } from 'xstate';
import { createCell } from '../../cell';
import type { DataSaver } from '../../platform/player/dataSaver';
import { sampleAccount, samplePayments, samplePlans, sampleReceipt, sampleUser } from '../../stories/samples';
import { screenStory, still } from '../../stories/screen';
import { DataSaverContext } from '../dataSaver/dataSaverContext';
import { MobileCeilingChoice } from '../dataSaver/MobileCeilingChoice';
import { LanguageChoice } from '../languages/LanguageChoice';
import { ProfileScreen, type ProfileScreenProps } from './ProfileScreen';

type ShownProps = Omit<ProfileScreenProps, 'edit' | 'dataExport' | 'deletion'> & {
  scenario: keyof typeof profileEditScenarios;
  onSave: (update: ProfileUpdate) => void;
};

function Shown({ scenario, onSave, ...props }: ShownProps) {
  const [edit] = useState(() => {
    const machine = profileEditMachine.provide({
      actors: {
        saveProfile: fromPromise(async ({ input }) => onSave(input)),
        saveDisplayName: fromPromise(async () => {}),
      },
    });
    return still(machine, profileEditScenarios[scenario]);
  });
  const [dataExport] = useState(() => still(dataExportMachine, dataExportScenarios.idle));
  const [deletion] = useState(() => still(accountDeletionMachine, accountDeletionScenarios.closed));
  return <ProfileScreen {...props} edit={edit} dataExport={dataExport} deletion={deletion} />;
}

const user = {
  name: sampleUser.name,
  email: sampleUser.email,
  photoUrl: sampleUser.avatar,
  phone: '9876543210',
};

const meta = {
  title: 'Screens/Profile',
  component: Shown,
  args: {
    scenario: 'viewing',
    user,
    payments: samplePayments,
    plans: samplePlans,
    canSwitch: false,
    receipts: [],
    hasPhoneFailed: false,
    historyError: null,
    reminders: true,
    remindersError: null,
    choice: null,
    onRemind: fn(),
    plansError: null,
    receiptsError: null,
    summary: sampleAccount,
    summaryError: null,
    languageChoice: (
      <LanguageChoice
        offered={['Hindi', 'Tamil', 'Urdu']}
        chosen={['Tamil']}
        label="Languages"
        onSave={fn()}
      />
    ),
    mobileCeiling: null,
    onSave: fn(),
    onRetry: fn(),
    onLogout: fn(),
  },
  ...screenStory,
} satisfies Meta<typeof Shown>;
export default meta;

type Story = StoryObj<typeof meta>;

const saveData = fn();

/** The person, the history with Next due, Watch Now and Logout; no way to plans is needed (spec §2, §3). */
export const Subscribed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    for (const fact of ['Priya Nair', 'priya@chalchitra.example', '9876543210']) {
      await expect(canvas.getByText(fact)).toBeVisible();
    }
    await expect(canvas.getByText('Paid', { exact: true })).toBeVisible();
    await expect(canvas.getByText(/^Next due/)).toHaveTextContent('10 Dec 2026');
    await expect(canvas.queryByRole('link', { name: 'View Subscription Plans' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Watch Now' })).toHaveAttribute('href', '/');
    const main = within(canvas.getByRole('main'));
    await userEvent.click(main.getByRole('button', { name: 'Logout' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
};

/** A payment that has a receipt leads to it; one without has no link. */
export const WithReceipts: Story = {
  args: { receipts: [sampleReceipt] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Receipt R-000042' })).toHaveAttribute(
      'href',
      '/profile/receipts/p3',
    );
    await expect(canvas.getAllByRole('link', { name: /^Receipt/ })).toHaveLength(1);
  },
};

/** The data saver at Automatic, as a browser has it. */
const withDataSaver =
  (state: Pick<DataSaver, 'isOn' | 'isMobileKnown'>): Decorator =>
  (Story) => (
    <DataSaverContext value={createCell({ choice: 'auto', choose: saveData, ...state })}>
      <Story />
    </DataSaverContext>
  );

/** On mobile data: saved by itself, until the viewer chooses otherwise (spec §19). */
export const SavingData: Story = {
  decorators: [withDataSaver({ isOn: true, isMobileKnown: true })],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^On now/)).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Data saver' }), 'Off');
    await expect(saveData).toHaveBeenCalledWith('off');
  },
};

/** Where the browser doesn’t say what its connection is, it can’t turn on by itself there. */
export const SavingUnknownToTheBrowser: Story = {
  decorators: [withDataSaver({ isOn: false, isMobileKnown: false })],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Off now\. This browser can’t detect mobile data/)).toBeVisible();
  },
};

const limit = fn();

const lastRenditions = [
  { id: '2', height: 720, bitrate: 1_900_000, label: null },
  { id: '1', height: 480, bitrate: 1_100_000, label: null },
  { id: '0', height: 360, bitrate: 700_000, label: null },
];

/** Where the browser says what its connection is: a ceiling, with what an hour of the last video uses (spec §19). */
export const CeilingOnMobileData: Story = {
  decorators: [withDataSaver({ isOn: false, isMobileKnown: true })],
  args: {
    mobileCeiling: (
      <MobileCeilingChoice
        mobileCeiling={createCell({ height: null, savingHeight: 480, choose: limit })}
        lastRenditions={{ read: () => lastRenditions, store: fn() }}
      />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const choice = canvas.getByRole('combobox', { name: 'On mobile data' });
    await expect(
      within(choice)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'No limit: ≈ 500 MB an hour',
      'Up to 360p: ≈ 320 MB an hour',
      'Up to 480p: ≈ 500 MB an hour',
      'Up to 720p: ≈ 500 MB an hour',
    ]);
    await userEvent.selectOptions(choice, 'Up to 360p: ≈ 320 MB an hour');
    await expect(limit).toHaveBeenLastCalledWith(360);
  },
};

/** Reminders were turned off (spec §2). */
export const WithoutReminders: Story = {
  args: { reminders: false, choice: { isSaved: true, error: null, onRetry: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Saved: you get no reminders')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Remind me before my subscription ends' }));
    await expect(args.onRemind).toHaveBeenCalledWith(true);
  },
};

/** They are as they were, and it can be tried again. */
export const RemindersNotSaved: Story = {
  args: { choice: { isSaved: false, error: { kind: 'timeout' }, onRetry: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /Your choice could not be saved.*taking too long/,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.choice?.onRetry).toHaveBeenCalledOnce();
  },
};

export const RemindersFailed: Story = {
  args: { reminders: undefined, remindersError: { kind: 'http', status: 500 } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your choice could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The server sends no e-mails (spec §2). */
export const NoEmails: Story = {
  args: { reminders: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Emails' })).not.toBeInTheDocument();
  },
};

const [paidPayment] = samplePayments;

/** Each payment that went back, or may do so, says why; whoever is subscribed may renew or switch (spec §2). */
export const WithRefunds: Story = {
  args: {
    canSwitch: true,
    payments: (
      ['refund', 'disputeLost', 'otherAmount', 'secondPayment', 'partRefund', 'disputed'] as const
    ).map((note, index) => ({
      ...(paidPayment as PaymentRecord),
      id: note,
      note,
      status: index < 4 ? 'refunded' : 'paid',
      periodEnd: '2026-12-10T10:00:00Z',
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Refunded')).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: 'Renew Early' })).toHaveAttribute(
      'href',
      '/subscription?renew',
    );
    await expect(canvas.getByRole('link', { name: 'Switch Plan' })).toHaveAttribute(
      'href',
      '/subscription?switch',
    );
    await expect(canvas.getByText('This payment was refunded.')).toBeVisible();
    await expect(canvas.getByText(/The amount was not the plan’s price/)).toBeVisible();
  },
};
export const WithRefundsOnASmallScreen: Story = {
  ...WithRefunds,
  globals: { viewport: { value: 'small' } },
};

export const SmallScreen: Story = { globals: { viewport: { value: 'small' } } };

/** An e-mail address and a phone number run from left to right on a page that doesn't (spec §18). */
export const RightToLeft: Story = {
  args: { user: { ...user, email: '7.priya@chalchitra.example', phone: '+919876543210' } },
  globals: { locale: 'ur' },
  play: async ({ canvas }) => {
    for (const text of ['+919876543210', '7.priya@chalchitra.example']) {
      const shown = canvas.getByText(text);
      const first = new Range();
      first.selectNodeContents(shown);
      const { left } = first.getBoundingClientRect();
      first.setEnd(shown.firstChild as Node, 1);
      await expect(first.getBoundingClientRect().left).toBe(left);
    }
  },
};

/** By keyboard: the first field has the focus, Escape cancels and gives it back, and so does the way to go on (spec §2). */
export const EditsByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Edit Profile' }).focus();
    await userEvent.keyboard('{Enter}');
    const name = canvas.getByLabelText('Display name');
    await expect(name).toHaveFocus();
    await expect(name).toHaveValue('Priya Nair');
    await userEvent.type(name, ' Menon');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Edit Profile' })).toHaveFocus();
    await expect(canvas.getByText('Your changes were not saved.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep editing' }));
    await expect(canvas.getByLabelText('Display name')).toHaveValue('Priya Nair Menon');
    const phone = canvas.getByLabelText('Phone number');
    await userEvent.clear(phone);
    await userEvent.type(phone, '919876543210');
    await expect(phone).toHaveValue('+91 9876543210');
  },
};

/** Who has no name is shown by their e-mail address, which isn't the name to edit. */
export const EditsWithoutName: Story = {
  args: { user: { ...user, name: user.email } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Profile' }));
    await expect(canvas.getByLabelText('Display name')).toHaveValue('');
    await expect(canvas.getByLabelText('Phone number')).toHaveValue(user.phone);
  },
};

/** The broken rule is shown at its field, which gets the focus. */
export const RefusedOnSave: Story = {
  args: { scenario: 'editing' },
  play: async ({ canvas, userEvent }) => {
    const phone = canvas.getByLabelText('Phone number');
    await userEvent.clear(phone);
    await userEvent.type(phone, '98765{Enter}');
    await expect(phone).toHaveFocus();
    await expect(phone).toHaveAccessibleDescription(
      /Please enter a valid phone number \(10 digits or with country code\)/,
    );
  },
};

/** What was typed before the page was left is there again. */
export const ComingBackToAnEdit: Story = {
  args: { scenario: 'typed' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Your changes are still here. They have not been saved yet.'),
    ).toBeVisible();
    await expect(canvas.getByLabelText('Display name')).toHaveValue('Asha Rao-Iyer');
  },
};

export const Editing: Story = { args: { scenario: 'editing' } };
export const EditingOnASmallScreen: Story = {
  args: { scenario: 'editing' },
  globals: { viewport: { value: 'small' } },
};
export const WithoutPhone: Story = { args: { scenario: 'withoutPhone' } };
export const NameInvalid: Story = { args: { scenario: 'nameInvalid' } };
export const PhoneInvalid: Story = { args: { scenario: 'phoneInvalid' } };
export const PhoneInvalidOnASmallScreen: Story = {
  args: { scenario: 'phoneInvalid' },
  globals: { viewport: { value: 'small' } },
};
export const Saved: Story = { args: { scenario: 'saved' } };
export const Discarded: Story = { args: { scenario: 'discarded' } };
export const DiscardedOnASmallScreen: Story = {
  args: { scenario: 'discarded' },
  globals: { viewport: { value: 'small' } },
};

/** The fields keep what was typed (spec §8). */
export const UpdateFailed: Story = {
  args: { scenario: 'updateFailed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to update profile');
    await expect(canvas.getByLabelText('Display name')).toHaveValue('Asha Rao-Iyer');
  },
};

export const UpdateFailedOnASmallScreen: Story = {
  args: { scenario: 'updateFailed' },
  globals: { viewport: { value: 'small' } },
};

/** Nothing goes out a second time, nothing is typed that would be lost, and the focus stays where it was. */
export const Saving: Story = {
  args: { scenario: 'savingProfile' },
  play: async ({ canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Saving your changes…' });
    await expect(save).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    for (const label of ['Display name', 'Phone number'])
      await expect(canvas.getByLabelText(label)).toHaveAttribute('readonly');
    await userEvent.click(save);
    await userEvent.keyboard('{Escape}');
    await expect(save).toBeVisible();
  },
};

export const SavingOnASmallScreen: Story = {
  args: { scenario: 'savingDisplayName' },
  globals: { viewport: { value: 'small' } },
};

/** The phone isn't known: it can be loaded again, and an edit of the name leaves it as it is (spec §7). */
export const PhoneFailed: Story = {
  args: { hasPhoneFailed: true, user: { ...user, phone: undefined } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Profile' }));
    await expect(canvas.getByLabelText('Phone number')).not.toHaveAccessibleDescription(/empty/);
    const card = canvas.getByRole('heading', { level: 1 }).closest('section') as HTMLElement;
    const status = within(card).getByRole('status');
    await userEvent.type(canvas.getByLabelText('Display name'), ' Menon{Enter}');
    await waitFor(() => expect(status).toHaveTextContent('Your profile has been saved.'));
    await expect(args.onSave).toHaveBeenCalledWith({
      displayName: 'Priya Nair Menon',
      phone: undefined,
    });
  },
};

/** Without a phone and without a paid record (spec §2). */
export const NoPayments: Story = {
  args: { payments: [], user: { ...user, phone: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No phone number')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View Subscription Plans' })).toHaveAttribute(
      'href',
      '/subscription',
    );
  },
};

export const NoPaidHistory: Story = { args: { payments: samplePayments.slice(1) } };

export const Loading: Story = {
  args: { payments: null, user: { ...user, phone: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading').closest('[role="status"]')).toBeVisible();
  },
};

/** The history can't be loaded (spec §8). */
export const HistoryFailed: Story = {
  args: { payments: null, historyError: { kind: 'timeout' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /Failed to load payment history.*taking too long/,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The history shows all the same, with 30 days assumed (spec §8). */
export const PlansFailed: Story = {
  args: { plans: [], plansError: { kind: 'http', status: 500 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load orders');
    await expect(canvas.getByText(/^Next due/)).toHaveTextContent('10 Dec 2026');
  },
};

/** The payments show all the same, without the ways to their receipts. */
export const ReceiptsFailed: Story = {
  args: { receiptsError: { kind: 'http', status: 500 } },
  play: async ({ args, canvas, userEvent }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('Failed to load your receipts');
    await expect(canvas.getByText('Paid', { exact: true })).toBeVisible();
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** A name in an Indian script has the line heights and the voice of its language. */
export const NameInItsScript: Story = {
  args: { user: { ...user, name: 'प्रिया नायर' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'hi');
  },
};

export const LongName: Story = {
  args: {
    user: {
      ...user,
      name: 'ശ്രീലക്ഷ്മി വെങ്കടസുബ്രഹ്മണ്യൻ രാമകൃഷ്ണൻ',
      email: `${'long'.repeat(16)}@chalchitra.example`,
    },
  },
};
