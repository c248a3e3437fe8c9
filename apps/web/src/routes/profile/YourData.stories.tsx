import {
  accountDeletionMachine,
  accountDeletionScenarios,
  dataExportMachine,
  dataExportScenarios,
} from '@chalchitra/machines';
import { PageContent } from '@chalchitra/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { sampleAccount } from '../../stories/samples';
import { screenStory, still } from '../../stories/screen';
import { YourData, type YourDataProps } from './YourData';

type ShownProps = Omit<YourDataProps, 'dataExport' | 'deletion'> & {
  fetched: keyof typeof dataExportScenarios;
  deleted: keyof typeof accountDeletionScenarios;
};

function Shown({ fetched, deleted, ...props }: ShownProps) {
  const [dataExport] = useState(() => still(dataExportMachine, dataExportScenarios[fetched]));
  const [deletion] = useState(() => still(accountDeletionMachine, accountDeletionScenarios[deleted]));
  return (
    <PageContent>
      <YourData {...props} dataExport={dataExport} deletion={deletion} />
    </PageContent>
  );
}

const meta = {
  title: 'Screens/Your data',
  component: Shown,
  args: { summary: sampleAccount, summaryError: null, fetched: 'idle', deleted: 'closed', onRetry: fn() },
  ...screenStory,
} satisfies Meta<typeof Shown>;
export default meta;

type Story = StoryObj<typeof meta>;

const small = { viewport: { value: 'small' } };

/** Since when, what was agreed to, and the two things that can be done (spec §2). */
export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Member since 12 Oct 2026')).toBeVisible();
    await expect(canvas.getByText(/version 2026-10-01/)).toBeVisible();
    for (const name of ['Download', 'Delete Account'])
      await expect(canvas.getByRole('button', { name })).toBeVisible();
    // That the file has been downloaded is said in a region that is there before.
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
export const ClosedOnASmallScreen: Story = { globals: small };

/** What isn't known isn't said. */
export const WithoutTerms: Story = {
  args: { summary: { ...sampleAccount, createdAt: null, agreedTerms: null } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Member since|You agreed/)).toBeNull();
  },
};

/** Where the server doesn't know the calls there is nothing (spec §2). */
export const UnknownToTheServer: Story = {
  args: { summary: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Your Data' })).toBeNull();
  },
};

export const NotLoaded: Story = {
  args: { summary: undefined, summaryError: { kind: 'timeout' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Exporting: Story = {
  args: { fetched: 'fetching' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Preparing your file…' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};
export const Exported: Story = {
  args: { fetched: 'saved' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your file has been downloaded.');
  },
};
export const ExportFailed: Story = { args: { fetched: 'failed' } };
export const ExportFailedOnASmallScreen: Story = { args: { fetched: 'failed' }, globals: small };

/** By keyboard, through both questions; Escape closes and gives the focus back (spec §4). */
export const AsksTwice: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Delete Account' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Delete your account' });
    await expect(dialog).toHaveTextContent(/without your name, email address and phone number/);
    await waitFor(() => expect(dialog).toHaveFocus());
    screen.getByRole('button', { name: 'Continue' }).focus();
    await userEvent.keyboard('{Enter}');
    const password = await screen.findByLabelText('Password');
    await waitFor(() => expect(password).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(password).toHaveAccessibleDescription('Please enter your password');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Confirming: Story = { args: { deleted: 'confirming' } };
export const ConfirmingOnASmallScreen: Story = { args: { deleted: 'confirming' }, globals: small };
export const Proving: Story = { args: { deleted: 'proving' } };
export const ProvingOnASmallScreen: Story = { args: { deleted: 'proving' }, globals: small };
export const PasswordWrong: Story = {
  args: { deleted: 'passwordWrong' },
  play: async () => {
    await expect(await screen.findByLabelText('Password')).toHaveAccessibleDescription(
      'The password is wrong. Try again.',
    );
  },
};
export const ProofTooOld: Story = { args: { deleted: 'proofTooOld' } };

/** Whoever came by Google proves it there, without a password. */
export const ProvingByGoogle: Story = {
  args: { deleted: 'provingByGoogle' },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Continue with Google' })).toBeVisible();
    await expect(screen.queryByLabelText('Password')).toBeNull();
  },
};
export const AwaitingFacebook: Story = { args: { deleted: 'awaitingFacebook' } };
export const OtherAccount: Story = { args: { deleted: 'otherAccount' } };
export const Reauthenticating: Story = { args: { deleted: 'reauthenticating' } };

/** It has begun and can’t be closed any more. */
export const Deleting: Story = {
  args: { deleted: 'deleting' },
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};

export const DeletionFailed: Story = {
  args: { deleted: 'failed' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      /Failed to delete your account.*offline/,
    );
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
export const DeletionFailedOnASmallScreen: Story = { args: { deleted: 'failed' }, globals: small };
