import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { navigationEntries, signedIn, signedOut } from '../stories/navigation';
import { MobileMenu } from './MobileMenu';

/** The whole navigation where it doesn't fit the header. On wide screens the header shows it itself. */
const meta = {
  component: MobileMenu,
  globals: { viewport: { value: 'small' } },
  args: {
    label: 'Main',
    closeLabel: 'Close menu',
    entries: navigationEntries,
    account: signedIn,
    isOpen: true,
    onClose: fn(),
  },
  render: function Held(args) {
    const [isOpen, setIsOpen] = useState(args.isOpen);
    return (
      <main>
        <Button onClick={() => setIsOpen(true)}>Menu</Button>
        <MobileMenu
          {...args}
          isOpen={isOpen}
          onClose={() => {
            setIsOpen(false);
            args.onClose();
          }}
        />
      </main>
    );
  },
} satisfies Meta<typeof MobileMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SignedIn: Story = {};

export const SignedOut: Story = { args: { account: signedOut } };

/** Groups open one at a time (spec §2, §4). */
export const GroupOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Music'));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Live Performances' })).toBeVisible());
    await userEvent.click(canvas.getByText('Kids'));
    await waitFor(() => expect(canvas.getByText('Live Performances')).not.toBeVisible());
  },
};

/** Open, then closed again (spec §4). */
export const ClosesWithEscape: Story = {
  args: { isOpen: false },
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Menu' });
    await userEvent.click(opener);
    const dialog = await canvas.findByRole('dialog', { name: 'Main' });
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** Opened, left and opened again without a pointer: the focus goes in, and back to where it was. */
export const ByKeyboard: Story = {
  args: { isOpen: false },
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Menu' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const close = await canvas.findByRole('button', { name: 'Close menu' });
    await waitFor(() => expect(close).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(opener).toHaveFocus();
  },
};

/** A click elsewhere closes it (spec §4). */
export const ClosesOnTheBackdrop: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('dialog', { name: 'Main' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const ClosesOnALink: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Posts' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
