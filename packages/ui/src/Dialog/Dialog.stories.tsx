import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { Checkbox } from '../Checkbox/Checkbox';
import { column, inset, tall } from '../stories/frames.css';
import { useHeld } from '../stories/useHeld';
import { Dialog, type DialogProps } from './Dialog';

/**
 * Needs attention until it is closed. Don't use it for what can be part of the page, nor for short news, which a
 * Toast brings. Viewers and overlays of this library are built on it.
 */
const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  args: {
    isOpen: true,
    variant: 'panel',
    title: 'Keyboard shortcuts',
    closeLabel: 'Close',
    onClose: fn(),
    children: null,
  },
  render: function Held(args: DialogProps) {
    const [isOpen, setIsOpen] = useHeld(args.isOpen);
    const close = () => {
      setIsOpen(false);
      args.onClose();
    };
    return (
      <>
        <Button onClick={() => setIsOpen(true)}>Open</Button>
        <Dialog {...args} isOpen={isOpen} onClose={close}>
          <div className={args.variant === 'panel' ? column : inset}>
            <p>Everything here can be reached by the Tab key, and nothing behind.</p>
            <Button>Inside</Button>
          </div>
        </Dialog>
      </>
    );
  },
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const noop = () => {};

export const Panel: Story = {};

export const PanelOnSmallScreen: Story = { globals: { viewport: { value: 'small' } } };

export const WholeScreen: Story = { args: { variant: 'screen', title: 'Live' } };

export const AtTheSide: Story = { args: { variant: 'side', title: 'Menu' } };

/** Where motion is welcome it leaves softly, and is out of reach while it does. */
export const LeavesSoftly: Story = {
  globals: { motion: 'moving' },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(dialog.inert).toBe(true);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};

/** The focus stays inside, Escape closes, and the focus goes back to what opened it (spec §4). */
export const TrapsAndReturnsTheFocus: Story = {
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const opener = screen.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveFocus());
    for (const name of ['Close', 'Inside', 'Close']) {
      await userEvent.tab();
      await expect(screen.getByRole('button', { name })).toHaveFocus();
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};

/** What the keyboard goes back to is scrolled clear of the head, which stays over what is scrolled. */
export const GoesBackBelowItsHead: Story = {
  globals: { viewport: { value: 'narrow' } },
  render: (args) => (
    <Dialog {...args}>
      <div className={column}>
        {Array.from({ length: 24 }, (_, index) => `Language ${index + 1}`).map((name) => (
          <Checkbox key={name} label={name} isChecked={false} onCheckedChange={noop} />
        ))}
      </div>
    </Dialog>
  ),
  play: async ({ userEvent }) => {
    const boxes = await screen.findAllByRole('checkbox');
    boxes.at(-1)?.focus();
    for (const box of boxes.reverse()) {
      await expect(box).toHaveFocus();
      const { left, top, width, height } = box.getBoundingClientRect();
      await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(box);
      await userEvent.tab({ shift: true });
    }
  },
};

/** Where a page's scrollbar takes room, the page doesn't move as a dialog hides it. */
export const LeavesThePageInPlace: Story = {
  decorators: [
    (Story) => (
      <main>
        <h1 className={tall}>Home</h1>
        <Story />
      </main>
    ),
  ],
  play: async ({ userEvent }) => {
    const widthOfPage = () => document.body.getBoundingClientRect().width;
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const width = widthOfPage();
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await screen.findByRole('dialog');
    await expect(widthOfPage()).toBe(width);
  },
};

/** Where what opened it is hidden by then, as by a turned phone, the focus goes to the page's content. */
export const OpenerIsHidden: Story = {
  decorators: [
    (Story) => (
      <main id="main" tabIndex={-1}>
        <Story />
      </main>
    ),
  ],
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const opener = screen.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
    opener.hidden = true;
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    opener.hidden = false;
  },
};

export const ClosesByPointer: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
