import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Alert } from '../Alert/Alert';
import { Button } from '../Button/Button';
import { ActionList, ActionRow } from './ActionRow';

const onPress = fn();

/** One thing that a user can do to their account or their settings, with what it means. For a payment use PaymentRow. */
const meta = {
  title: 'Rows/ActionRow',
  component: ActionRow,
  args: {
    title: 'Download your data',
    messageText: 'Everything that we keep about you, in one file.',
    action: <Button onClick={onPress}>Download</Button>,
  },
  decorators: [
    (Story) => (
      <ActionList label="Your data">
        <Story />
        <ActionRow
          title="Delete your account"
          messageText="Your sign-in, your profile and your screens are deleted at once."
          action={<Button>Delete Account</Button>}
        />
      </ActionList>
    ),
  ],
} satisfies Meta<typeof ActionRow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }));
    await expect(onPress).toHaveBeenCalledTimes(2);
    onPress.mockClear();
  },
};

export const Busy: Story = { args: { action: <Button isBusy>Preparing your file</Button> } };

export const Done: Story = { args: { notice: <Alert tone="good">Your file has been downloaded.</Alert> } };

export const Failed: Story = { args: { notice: <Alert tone="bad">Failed to export your data</Alert> } };

export const SmallScreen: Story = { ...Failed, globals: { viewport: { value: 'small' } } };

export const LongText: Story = {
  args: {
    title: 'നിങ്ങളുടെ വിവരങ്ങളെല്ലാം ഒരു ഫയലിൽ ഡൗൺലോഡ് ചെയ്യുക',
    messageText:
      'Your name, your email address and phone number, what you agreed to, every payment with the period that it paid for, and the devices that have played lately, in one file that any program can read.',
  },
};
