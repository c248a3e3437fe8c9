import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Alert } from '../Alert/Alert';
import { Artwork } from '../Artwork/Artwork';
import { Button } from '../Button/Button';
import { Checkbox } from '../Checkbox/Checkbox';
import { Link } from '../Link/Link';
import { Page, PageContent } from '../Page/Page';
import { PasswordField } from '../PasswordField/PasswordField';
import { art } from '../stories/art';
import { TextField } from '../TextField/TextField';
import { Form, FormActions, FormDivider, FormRow } from './Form';

const fields = (
  <>
    <TextField label="Email" type="email" value="asha@example.com" onValueChange={fn()} />
    <PasswordField
      label="Password"
      autoComplete="current-password"
      value="Monsoon2026"
      showLabel="Show password"
      hideLabel="Hide password"
      onValueChange={fn()}
    />
    <FormRow>
      <Checkbox label="Remember me" isChecked onCheckedChange={fn()} />
      <Link href="#forgot">Forgot password?</Link>
    </FormRow>
    <Button type="submit" variant="action" width="full" size="large">
      Sign In
    </Button>
    <FormDivider>or</FormDivider>
    <FormActions>
      <Button>Continue with Google</Button>
      <Button>Continue with Facebook</Button>
    </FormActions>
  </>
);

/** Lays out the fields and buttons of a form and reports what failed. Not for a single field in a bar. */
const meta = {
  title: 'Forms/Form',
  component: Form,
  args: {
    title: 'Sign In',
    leadText: 'Pick up where you left off.',
    onSubmit: fn(),
    children: fields,
    aside: (
      <>
        New here? <Link href="#register">Sign up</Link>
      </>
    ),
  },
} satisfies Meta<typeof Form>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SentWithEnter: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const SentByPointer: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with Google' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const WithError: Story = {
  args: {
    children: (
      <>
        <Alert tone="bad">The password is invalid.</Alert>
        {fields}
      </>
    ),
  },
};

export const OnAPicture: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Page skipText="Skip to content">
      <PageContent
        variant="centred"
        backdrop={<Artwork title="" sources={art.river} shape="fill" isPriority />}
      >
        <Form {...args} />
      </PageContent>
    </Page>
  ),
};
