import { type RegistrationActor, registrationMachine, registrationScenarios } from '@chalchitra/machines';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { guestStory, shownIn } from '../../stories/screen';
import { RegisterScreen } from './RegisterScreen';

const Shown = shownIn(
  registrationMachine,
  registrationScenarios,
  ({ actor }: { actor: RegistrationActor }) => (
    <RegisterScreen actor={actor} termsUrl="https://video.example/terms" />
  ),
);

const meta = {
  title: 'Screens/Register',
  component: Shown,
  args: { scenario: 'blank' },
  ...guestStory,
} satisfies Meta<typeof Shown>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Blank: Story = {};

export const SmallScreen: Story = { globals: { viewport: { value: 'small' } } };

/** Full name, e-mail, phone and the password twice, and the way to sign in (spec §2). */
export const Filled: Story = {
  args: { scenario: 'filled' },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    for (const label of ['Full name', 'Email', 'Phone number', 'Password', 'Confirm password']) {
      await expect(main.getByLabelText(label)).not.toHaveValue('');
    }
    await expect(main.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
    await expect(main.getByRole('link', { name: 'Terms of Use' })).toHaveAttribute(
      'href',
      'https://video.example/terms',
    );
    await expect(main.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
      'href',
      '/privacy-policy',
    );
  },
};

/** The first broken rule is shown and its field gets the focus (spec §5). */
export const RefusedOnSubmit: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Full name'), 'A5');
    await userEvent.keyboard('{Enter}');
    const name = canvas.getByLabelText('Full name');
    await expect(name).toHaveFocus();
    await expect(name).toHaveAccessibleDescription(
      'Please enter a valid name (2-50 characters, letters only)',
    );
    await userEvent.type(name, '{Backspace}sha');
    await expect(name).not.toHaveAccessibleDescription(/valid name/);
  },
};

/** A refused field whose label is beneath the header is scrolled to, label and all. */
export const RefusedBeneathTheHeader: Story = {
  args: { scenario: 'nameInvalid' },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByLabelText('Full name');
    const [header] = canvas.getAllByRole('banner');
    const below = () => header?.getBoundingClientRect().bottom ?? 0;
    const above = name.getBoundingClientRect().top - below() - 20;
    window.scrollTo({ top: above, behavior: 'instant' });
    canvas.getByLabelText('Email').focus({ preventScroll: true });
    await userEvent.keyboard('{Enter}');
    await expect(name).toHaveFocus();
    await expect(canvas.getByText('Full name').getBoundingClientRect().top).toBeGreaterThanOrEqual(below());
  },
};

/** Sent with the button, and each password can be looked at. */
export const ByPointer: Story = {
  args: { scenario: 'passwordsDiffer' },
  play: async ({ canvas, userEvent }) => {
    const confirmation = canvas.getByLabelText('Confirm password');
    await expect(confirmation).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getAllByRole('button', { name: 'Show password' })[1] as HTMLElement);
    await expect(confirmation).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expect(confirmation).toHaveFocus();
    await expect(confirmation).toHaveAccessibleDescription('Passwords do not match');
  },
};

/** The phone field formats itself (spec §5). */
export const FormatsThePhoneNumber: Story = {
  play: async ({ canvas, userEvent }) => {
    const phone = canvas.getByLabelText('Phone number');
    await userEvent.type(phone, '98765-43210');
    await expect(phone).toHaveValue('9876543210');
    await userEvent.clear(phone);
    await userEvent.type(phone, '919876543210');
    await expect(phone).toHaveValue('+91 9876543210');
  },
};

export const NameInvalid: Story = { args: { scenario: 'nameInvalid' } };
export const PhoneInvalid: Story = { args: { scenario: 'phoneInvalid' } };
export const PasswordInvalid: Story = { args: { scenario: 'passwordInvalid' } };
export const PasswordsDiffer: Story = { args: { scenario: 'passwordsDiffer' } };
export const EmailTaken: Story = { args: { scenario: 'emailTaken' } };
export const AccountFailed: Story = { args: { scenario: 'accountFailed' } };
export const RefusedByServer: Story = { args: { scenario: 'refusedByServer' } };
export const RegistrationFailed: Story = { args: { scenario: 'registrationFailed' } };
/** What would be typed now would be lost. */
export const CreatingAccount: Story = {
  args: { scenario: 'creatingAccount' },
  play: async ({ canvas }) => {
    for (const label of ['Full name', 'Email', 'Phone number', 'Password', 'Confirm password'])
      await expect(canvas.getByLabelText(label)).toHaveAttribute('readonly');
  },
};
export const HistoryFailed: Story = { args: { scenario: 'historyFailed' } };
