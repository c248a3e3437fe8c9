import { signInMachine, signInScenarios } from '@chalchitra/machines';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guestStory, shownIn } from '../../stories/screen';
import { LoginScreen } from './LoginScreen';

const Shown = shownIn(signInMachine, signInScenarios, LoginScreen);

const meta = {
  title: 'Screens/Login',
  component: Shown,
  args: { scenario: 'blank' },
  ...guestStory,
} satisfies Meta<typeof Shown>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Blank: Story = {};

export const SmallScreen: Story = { globals: { viewport: { value: 'small' } } };

/** The whole form by keyboard, in its order; Remember me is ticked at first. */
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
export const ProviderMessage: Story = { args: { scenario: 'providerMessage' } };
export const GooglePopupFailed: Story = { args: { scenario: 'googlePopupFailed' } };
export const FacebookPopupFailed: Story = { args: { scenario: 'facebookPopupFailed' } };
export const PopupBlocked: Story = { args: { scenario: 'popupBlocked' } };
export const ResetSent: Story = { args: { scenario: 'resetSent' } };
export const AwaitingPopup: Story = { args: { scenario: 'awaitingPopup' } };
export const SigningIn: Story = { args: { scenario: 'signingIn' } };
export const SendingReset: Story = { args: { scenario: 'sendingReset' } };
export const CheckingPayment: Story = { args: { scenario: 'checkingPayment' } };
export const HistoryFailed: Story = { args: { scenario: 'historyFailed' } };
