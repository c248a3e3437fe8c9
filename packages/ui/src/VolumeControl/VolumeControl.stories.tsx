import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { useHeld } from '../stories/useHeld';
import { VolumeControl } from './VolumeControl';

/** How loud the player is. It knows no sound: it requests, and shows its props. */
const meta = {
  title: 'Player/VolumeControl',
  component: VolumeControl,
  args: {
    level: 0.8,
    isMuted: false,
    labels: { volume: 'Volume', mute: 'Mute', unmute: 'Unmute' },
    levelText: (level: number) => `${Math.round(level * 100)}%`,
    onLevelChange: fn(),
    onMuteToggle: fn(),
  },
} satisfies Meta<typeof VolumeControl>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loud: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mute' }));
    await expect(args.onMuteToggle).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('slider', { name: 'Volume' })).toHaveAttribute('aria-valuetext', '80%');
  },
};

export const Low: Story = { args: { level: 0.25 } };

export const Muted: Story = {
  args: { isMuted: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toHaveValue('0');
    await expect(canvas.getByRole('button', { name: 'Unmute' })).toBeVisible();
  },
};

export const Silent: Story = { args: { level: 0 } };

export const ByKeyboard: Story = {
  render: function Held(args) {
    const [level, setLevel] = useHeld(args.level);
    return (
      <VolumeControl
        {...args}
        level={level}
        onLevelChange={(next) => {
          setLevel(next);
          args.onLevelChange(next);
        }}
      />
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onMuteToggle).toHaveBeenCalledOnce();
    await userEvent.tab();
    const slider = canvas.getByRole('slider', { name: 'Volume' });
    await expect(slider).toHaveFocus();
    // The arrows of a range are the browser's own; what they change is reported by this event.
    fireEvent.change(slider, { target: { value: '0.85' } });
    await expect(args.onLevelChange).toHaveBeenLastCalledWith(0.85);
  },
};
