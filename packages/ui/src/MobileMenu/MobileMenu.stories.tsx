import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { Select } from '../Select/Select';
import { withCloseWatchers } from '../stories/closeRequest';
import { languages, navigationEntries, signedIn, signedOut } from '../stories/navigation';
import { useHeld } from '../stories/useHeld';
import { MobileMenu } from './MobileMenu';

/** The whole navigation where it doesn't fit the header. On wide screens the header shows it itself. */
const meta = {
  title: 'Overlays/MobileMenu',
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
    const [isOpen, setIsOpen] = useHeld(args.isOpen);
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

/** Above the account it has what holds for the whole site, such as its language. */
export const WithControls: Story = {
  args: { controls: <Select {...languages.choice} /> },
  play: async () => {
    const select = await screen.findByRole('combobox', { name: 'Language' });
    const profile = screen.getByRole('link', { name: 'Profile' });
    await expect(select.getBoundingClientRect().bottom).toBeLessThan(profile.getBoundingClientRect().top);
  },
};

/** Groups open one at a time (spec §2, §4). */
export const GroupOpen: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByText('Music'));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Live Performances' })).toBeVisible());
    await userEvent.click(screen.getByText('Kids'));
    await waitFor(() => expect(screen.getByText('Live Performances')).not.toBeVisible());
  },
};

/** Open, then closed again (spec §4). */
export const ClosesWithEscape: Story = {
  args: { isOpen: false },
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Menu' });
    await userEvent.click(opener);
    await screen.findByRole('dialog', { name: 'Main' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** The device's way back, as Android's gesture, closes it in place of leaving the page. */
export const ClosedByTheDevice: Story = {
  args: { isOpen: false },
  play: ({ args, canvas, userEvent }) =>
    withCloseWatchers(async (watchers) => {
      const opener = canvas.getByRole('button', { name: 'Menu' });
      await userEvent.click(opener);
      await waitFor(() => expect(watchers).toHaveLength(1));
      watchers[0]?.dispatchEvent(new Event('close'));
      await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
      await waitFor(() => expect(opener).toHaveFocus());
      await expect(watchers).toHaveLength(0);
    }),
};

/** Opened, left and opened again without a pointer: the focus goes in, and back to where it was. */
export const ByKeyboard: Story = {
  args: { isOpen: false },
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Menu' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const close = await screen.findByRole('button', { name: 'Close menu' });
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
    await userEvent.tab();
    await expect(close).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** On a page that runs from right to left it is on the left, and comes from there. */
export const RightToLeft: Story = {
  globals: { locale: 'ur', viewport: { value: 'sideways' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Main' });
    await waitFor(() => expect(dialog.getBoundingClientRect().left).toBe(0));
    await expect(dialog.getBoundingClientRect().right).toBeLessThan(document.documentElement.clientWidth);
    const [entry, chevron] = [screen.getByText('Music'), screen.getByText('Music').querySelector('svg')];
    await expect(getComputedStyle(entry).direction).toBe('rtl');
    await expect(chevron?.getBoundingClientRect().left).toBeLessThan(
      dialog.getBoundingClientRect().width / 2,
    );
  },
};

/** A click elsewhere closes it (spec §4); the page itself takes no clicks meanwhile. */
export const ClosesOnTheBackdrop: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Main' });
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.click(document.documentElement);
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

export const ClosesOnALink: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('link', { name: 'Posts' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
