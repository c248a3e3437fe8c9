import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Link } from './Link';
import { LinkProvider } from './LinkSlot';

/** Navigates: in a text, in a list or alone. What acts without navigating is a Button. */
const meta = {
  title: 'Actions/Link',
  component: Link,
  args: { href: '#plans', children: 'View subscription plans' },
} satisfies Meta<typeof Link>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InText: Story = {
  render: (args) => (
    <p>
      Every film is included. <Link {...args} /> and start tonight.
    </p>
  ),
};

export const Quiet: Story = { args: { variant: 'quiet' } };

export const Alone: Story = { args: { variant: 'alone' } };

export const Followed: Story = {
  args: { onClick: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'View subscription plans' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

/** An app with a router renders every link; each stays a real one (spec §2). */
export const ThroughTheSlot: Story = {
  render: (args) => (
    <LinkProvider component={(props) => <a {...props} data-router="yes" />}>
      <Link {...args} />
    </LinkProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'View subscription plans' });
    await expect(link).toHaveAttribute('data-router', 'yes');
    await expect(link).toHaveAttribute('href', '#plans');
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};
