import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { art } from '../stories/art';
import { inset } from '../stories/frames.css';
import { useHeld } from '../stories/useHeld';
import { LiveTvOverlay, type LiveTvOverlayProps } from './LiveTvOverlay';

/** A live channel's embed over the whole screen. For films and episodes use the player's page. */
const meta = {
  title: 'Overlays/LiveTvOverlay',
  component: LiveTvOverlay,
  parameters: { layout: 'fullscreen' },
  args: {
    isOpen: true,
    title: 'Narmada News',
    isPlaying: true,
    labels: { live: 'Live', close: 'Close', play: 'Play', pause: 'Pause', tryAgain: 'Try again' },
    onClose: fn(),
    onExited: fn(),
    onPlayPause: fn(),
    onRetry: fn(),
    children: <img src={art.river.wide?.src} alt="" />,
  },
} satisfies Meta<typeof LiveTvOverlay>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Over the whole screen, with Play/Pause and Close by pointer and by keyboard (spec §2). */
export const Playing: Story = {
  play: async ({ args, userEvent }) => {
    const overlay = await screen.findByRole('dialog', { name: 'Narmada News' });
    const { left, top, width, height } = overlay.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    await expect([left, top, width, height]).toEqual([0, 0, clientWidth, clientHeight]);
    await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onPlayPause).toHaveBeenCalledTimes(2);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};

/** Paused, its button plays (spec §4). */
export const Paused: Story = {
  args: { isPlaying: false },
  play: async () => {
    await screen.findByRole('button', { name: 'Play' });
  },
};

export const Waiting: Story = {
  args: { notice: { tone: 'waiting', text: 'Loading' } },
  play: async () => {
    await screen.findByRole('status');
  },
};

/** What can't be shown can't be played either: the button loads it again. */
export const Unavailable: Story = {
  args: { isPlaying: false, notice: { tone: 'bad', text: 'This channel can’t be shown right now.' } },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alert');
    await expect(screen.queryByRole('button', { name: 'Play' })).toBeNull();
    screen.getByRole('button', { name: 'Try again' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
    screen.getByRole('button', { name: 'Close' });
  },
};

export const SmallScreen: Story = {
  globals: { viewport: { value: 'small' } },
  args: { title: 'ನರ್ಮದಾ ಸುದ್ದಿ ಇಪ್ಪತ್ತನಾಲ್ಕು ಗಂಟೆ', lang: 'kn' },
  play: async () => {
    await screen.findByRole('dialog');
  },
};

function Opened(args: LiveTvOverlayProps) {
  const [isOpen, setIsOpen] = useHeld(args.isOpen);
  const [isPlaying, setIsPlaying] = useHeld(args.isPlaying);
  return (
    <main className={inset}>
      <Button onClick={() => setIsOpen(true)}>Narmada News</Button>
      <LiveTvOverlay
        {...args}
        isOpen={isOpen}
        isPlaying={isPlaying}
        onPlayPause={() => setIsPlaying(!isPlaying)}
        onClose={() => setIsOpen(false)}
      />
    </main>
  );
}

/** Where motion is welcome it leaves softly, and is out of reach while it does. */
export const LeavesSoftly: Story = {
  globals: { motion: 'moving' },
  args: { isOpen: false },
  render: (args) => <Opened {...args} />,
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Narmada News' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(dialog.inert).toBe(true);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(args.onExited).toHaveBeenCalledOnce();
  },
};

/** The focus stays inside while it is open and goes back to the channel when it closes (spec §4). */
export const KeepsAndReturnsTheFocus: Story = {
  args: { isOpen: false },
  render: (args) => <Opened {...args} />,
  play: async ({ userEvent }) => {
    const channel = screen.getByRole('button', { name: 'Narmada News' });
    channel.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveFocus());
    for (const name of ['Close', 'Pause', 'Close']) {
      await userEvent.tab();
      await expect(screen.getByRole('button', { name })).toHaveFocus();
    }
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(screen.getByRole('button', { name: 'Play' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(channel).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
