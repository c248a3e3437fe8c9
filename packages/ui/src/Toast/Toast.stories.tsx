import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, spyOn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { withLargeText } from '../stories/largeText';
import { useHeld } from '../stories/useHeld';
import { ToastRegion } from './Toast';
import { TOAST_MS } from './Toast.constants';

const moment = 400;

/**
 * News that needs no answer: saved, copied, back online. Don't use it for what went wrong with a form or a page (an
 * Alert in place), nor for anything that must not be missed (a Dialog).
 */
const meta = {
  title: 'Overlays/Toast',
  component: ToastRegion,
  args: {
    label: 'News',
    dismissLabel: 'Dismiss',
    toasts: [{ id: 'saved', text: 'Your profile has been saved.', tone: 'good', timeoutMs: null }],
    onDismiss: fn(),
  },
} satisfies Meta<typeof ToastRegion>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Good: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Your profile has been saved.').closest('[aria-live]')).toHaveAttribute(
      'aria-live',
      'polite',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledWith('saved');
  },
};

export const Note: Story = {
  args: { toasts: [{ id: 'online', text: 'You are back online.', timeoutMs: null }] },
};

/** What can't wait interrupts a screen reader. */
export const BadAndAssertive: Story = {
  args: {
    toasts: [
      {
        id: 'offline',
        text: 'You are offline. What has been loaded goes on playing.',
        tone: 'bad',
        urgency: 'assertive',
        timeoutMs: null,
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You are offline/).closest('[aria-live]')).toHaveAttribute(
      'aria-live',
      'assertive',
    );
  },
};

const undo = fn();

export const WithAction: Story = {
  args: {
    toasts: [
      {
        id: 'removed',
        text: 'Removed from Recently Watched',
        action: { text: 'Undo', onAct: undo },
      },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    undo.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(undo).toHaveBeenCalledOnce();
    await expect(args.onDismiss).toHaveBeenCalledWith('removed');
  },
};

/** What can be done needs no hurry: it stays until it is dismissed, and F8 leads to it from anywhere in the page. */
export const ReachedByItsKey: Story = {
  args: { toasts: [] },
  render: function Coming(args) {
    const [toasts, setToasts] = useHeld(args.toasts);
    const toast = { id: 'removed', text: 'Removed', action: { text: 'Undo', onAct: undo } };
    return (
      <>
        <Button onClick={() => setToasts([toast])}>Remove</Button>
        <Button>Play</Button>
        <ToastRegion {...args} toasts={toasts} onDismiss={() => setToasts([])} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    undo.mockClear();
    const times = spyOn(window, 'setTimeout');
    const remove = canvas.getByRole('button', { name: 'Remove' });
    await userEvent.keyboard('{F8}');
    remove.focus();
    await userEvent.keyboard('{Enter}');
    const button = await canvas.findByRole('button', { name: 'Undo' });
    await expect(times).not.toHaveBeenCalledWith(expect.any(Function), TOAST_MS);
    times.mockRestore();
    await expect(canvas.getByRole('region', { name: 'News (F8)' })).toContainElement(button);
    await userEvent.keyboard('{F8}');
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(undo).toHaveBeenCalledOnce();
    await expect(remove).toHaveFocus();
  },
};

/** On a phone with text of 200 % its words stay readable: the buttons go below them. */
export const LargeText: Story = {
  ...WithAction,
  globals: { viewport: { value: 'small' } },
  play: ({ canvas }) =>
    withLargeText(async () => {
      const words = canvas.getByText('Removed from Recently Watched').getBoundingClientRect();
      await expect(words.width).toBeGreaterThan(200);
      for (const name of ['Undo', 'Dismiss']) {
        const button = canvas.getByRole('button', { name }).getBoundingClientRect();
        await expect(button.top).toBeGreaterThanOrEqual(words.bottom);
      }
    }),
};

/** A long word of a button isn't broken either. */
export const LargeTextInTamil: Story = {
  args: {
    toasts: [
      {
        id: 'removed',
        text: 'பார்க்கும் பட்டியலிலிருந்து நீக்கியது: Monsoon Days',
        action: { text: 'செயல்தவிர்', onAct: undo },
      },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
  play: ({ canvas }) =>
    withLargeText(async () => {
      const word = document.createRange();
      word.selectNodeContents(canvas.getByRole('button', { name: 'செயல்தவிர்' }));
      await expect(word.getClientRects()).toHaveLength(1);
    }),
};

export const Several: Story = {
  args: {
    toasts: [
      { id: 'one', text: 'உங்கள் சுயவிவரம் சேமிக்கப்பட்டது', tone: 'good', timeoutMs: null },
      { id: 'two', text: 'You are back online.', timeoutMs: null },
      {
        id: 'three',
        text: 'The payment could not be confirmed yet. It is being asked for again every few seconds.',
        tone: 'bad',
        timeoutMs: null,
      },
    ],
  },
};

export const SmallScreen: Story = { ...Several, globals: { viewport: { value: 'small' } } };

export const LeavesByItself: Story = {
  args: { toasts: [{ id: 'short', text: 'Copied', timeoutMs: 50 }] },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith('short'));
  },
};

/** Its time stops under the pointer and while it has the focus. */
export const WaitsForItsReader: Story = {
  args: { toasts: [] },
  render: function Coming(args) {
    const [toasts, setToasts] = useHeld(args.toasts);
    return (
      <>
        <Button onClick={() => setToasts([{ id: 'short', text: 'Copied', timeoutMs: moment }])}>Copy</Button>
        <ToastRegion {...args} toasts={toasts} />
      </>
    );
  },
  play: async ({ args, canvas, canvasElement }) => {
    const rest = () => new Promise((resolve) => setTimeout(resolve, moment * 1.5));
    // It is pointed at as soon as it comes, so that on a busy machine its time is not over before.
    fireEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    const toast = await canvas.findByText('Copied');
    fireEvent.pointerOver(toast);
    await rest();
    await expect(args.onDismiss).not.toHaveBeenCalled();
    canvas.getByRole('button', { name: 'Dismiss' }).focus();
    fireEvent.pointerOut(toast, { relatedTarget: canvasElement });
    await rest();
    await expect(args.onDismiss).not.toHaveBeenCalled();
    canvas.getByRole('button', { name: 'Dismiss' }).blur();
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledOnce());
  },
};

/** Whoever dismisses it goes on where they were. */
export const ReturnsTheFocus: Story = {
  render: function Held(args) {
    const [toasts, setToasts] = useHeld(args.toasts);
    return (
      <>
        <Button>Play</Button>
        <ToastRegion {...args} toasts={toasts} onDismiss={() => setToasts([])} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Play' })).toHaveFocus();
  },
};

/** Another one whose time runs out takes nothing from it. */
export const KeepsTheFocus: Story = {
  ...WithAction,
  render: function Coming(args) {
    const [toasts, setToasts] = useHeld(args.toasts);
    const short = { id: 'short', text: 'Copied', timeoutMs: moment };
    return (
      <>
        <Button onClick={() => setToasts([...toasts, short])}>Copy</Button>
        <ToastRegion
          {...args}
          toasts={toasts}
          onDismiss={(id) => setToasts(toasts.filter((item) => item.id !== id))}
        />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await userEvent.keyboard('{F8}');
    const button = canvas.getByRole('button', { name: 'Undo' });
    await expect(button).toHaveFocus();
    await waitFor(() => expect(canvas.queryByText('Copied')).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
  },
};

/** Where motion is welcome it leaves softly, and is out of reach while it does. */
export const LeavesSoftly: Story = {
  globals: { motion: 'moving' },
  render: function Held(args) {
    const [toasts, setToasts] = useHeld(args.toasts);
    return <ToastRegion {...args} toasts={toasts} onDismiss={() => setToasts([])} />;
  },
  play: async ({ canvas, userEvent }) => {
    const toast = canvas.getByRole('listitem');
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(toast.inert).toBe(true);
    await waitFor(() => expect(toast).not.toBeInTheDocument());
  },
};

export const Empty: Story = {
  args: { toasts: [] },
  render: function Held(args) {
    const [toasts, setToasts] = useHeld(args.toasts);
    return (
      <>
        <Button onClick={() => setToasts([{ id: `${toasts.length}`, text: 'Copied', timeoutMs: null }])}>
          Copy
        </Button>
        <ToastRegion {...args} toasts={toasts} onDismiss={() => setToasts([])} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(canvas.getByText('Copied')).toBeVisible());
  },
};
