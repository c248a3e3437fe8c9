import { type SignInActor, signInMachine, signInScenarios } from '@chalchitra/machines';
import { Button } from '@chalchitra/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { guestStory, shownIn } from '../../stories/screen';
import { LoginScreen } from './LoginScreen';

const Shown = shownIn(signInMachine, signInScenarios, LoginScreen);

/** A sign-in that failed says so in an alert. */
const shows = (text: string): NonNullable<Story['play']> =>
  async function play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent(text);
  };

const meta = {
  title: 'Screens/Login',
  component: Shown,
  args: { scenario: 'blank' },
  ...guestStory,
} satisfies Meta<typeof Shown>;
export default meta;

type Story = StoryObj<typeof meta>;

/** E-mail, password, Remember me, a forgotten password, Google, Facebook, and the way to sign up (spec §2, §5). */
export const Blank: Story = {
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByLabelText('Email')).toHaveAttribute('type', 'email');
    await expect(main.getByLabelText('Password')).toHaveAttribute('type', 'password');
    for (const name of ['Forgot password?', 'Continue with Google', 'Continue with Facebook']) {
      await expect(main.getByRole('button', { name })).toBeVisible();
    }
    await expect(main.getByRole('checkbox', { name: 'Remember me' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/register');
    // What becomes of the forgotten password and of the pop-up is said in regions that are there before.
    for (const status of main.getAllByRole('status')) await expect(status).toBeEmptyDOMElement();
  },
};

export const SmallScreen: Story = { globals: { viewport: { value: 'small' } } };

/** The whole form by keyboard, in its order; Remember me is ticked at first (spec §2). */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByLabelText('Email').focus();
    await userEvent.keyboard('asha@example.in');
    await userEvent.tab();
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    const remember = canvas.getByRole('checkbox', { name: 'Remember me' });
    await expect(remember).toHaveFocus();
    await expect(remember).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(remember).not.toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Forgot password?' })).toHaveFocus();
  },
};

/** Forgot password without an email asks for it (spec §5). */
export const ForgotWithoutEmail: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Forgot password?' }));
    const email = canvas.getByLabelText('Email');
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription('Please enter your email address');
  },
};

export const EmailMissing: Story = { args: { scenario: 'emailMissing' } };
export const PasswordMissing: Story = { args: { scenario: 'passwordMissing' } };
export const CredentialsWrong: Story = { args: { scenario: 'credentialsWrong' } };
/** An unknown code shows the identity service's own words (spec §8). */
export const ProviderMessage: Story = {
  args: { scenario: 'providerMessage' },
  play: shows('Sign-in from this country is switched off.'),
};
/** Google's pop-up fails without a known code (spec §8). */
export const GooglePopupFailed: Story = {
  args: { scenario: 'googlePopupFailed' },
  play: shows('Google login failed'),
};
/** Facebook's pop-up fails without a known code (spec §8). */
export const FacebookPopupFailed: Story = {
  args: { scenario: 'facebookPopupFailed' },
  play: shows('Facebook login failed'),
};
export const PopupBlocked: Story = { args: { scenario: 'popupBlocked' } };
export const ResetSent: Story = { args: { scenario: 'resetSent' } };
export const AwaitingPopup: Story = { args: { scenario: 'awaitingPopup' } };
export const SigningIn: Story = {
  args: { scenario: 'signingIn' },
  play: async ({ canvas }) => {
    for (const label of ['Email', 'Password'])
      await expect(canvas.getByLabelText(label)).toHaveAttribute('readonly');
  },
};
export const SendingReset: Story = { args: { scenario: 'sendingReset' } };
/** It is being checked whether the user has paid (spec §2). */
export const CheckingPayment: Story = {
  args: { scenario: 'checkingPayment' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
    await expect(canvas.queryByLabelText('Password')).toBeNull();
  },
};
export const HistoryFailed: Story = { args: { scenario: 'historyFailed' } };

const ShownAfterDeletion = shownIn(signInMachine, signInScenarios, ({ actor }: { actor: SignInActor }) => (
  <LoginScreen actor={actor} isAccountDeleted />
));

/** Where whoever has deleted their account ends (spec §4). The words come into a region that is there before, so that they are read out. */
export const AccountDeleted: Story = {
  render: function Deleted(args) {
    const [isDeleted, setIsDeleted] = useState(false);
    return isDeleted ? (
      <ShownAfterDeletion {...args} />
    ) : (
      <main>
        <Button onClick={() => setIsDeleted(true)}>Delete account</Button>
      </main>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const filled: Node[] = [];
    const observer = new MutationObserver((changes) =>
      filled.push(...changes.filter(({ addedNodes }) => addedNodes.length > 0).map(({ target }) => target)),
    );
    observer.observe(canvasElement, { childList: true, subtree: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Delete account' }));
    const words = await canvas.findByText('Your account has been deleted.');
    await expect(words).toBeVisible();
    await expect(filled).toContain(words.closest('[role="status"]'));
    observer.disconnect();
  },
};
