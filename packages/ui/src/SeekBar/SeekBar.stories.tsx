import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { clock, frameAt, spoken } from '../stories/playing';
import { seekRoom } from '../stories/playing.css';
import { rightToLeft } from '../stories/rightToLeft';
import { useHeld } from '../stories/useHeld';
import { SeekBar } from './SeekBar';

/** Where a film is and where it can go on. For how loud it is use VolumeControl; for what merely goes on a progress mark. */
const meta = {
  title: 'Player/SeekBar',
  component: SeekBar,
  args: {
    label: 'Seek',
    position: 1480,
    duration: 6000,
    bufferedRanges: [
      { start: 0, end: 2100 },
      { start: 3000, end: 3300 },
    ],
    timeText: clock,
    valueText: (seconds: number) => spoken(seconds, 6000),
    frameAt,
    onSeek: fn(),
    onSeekBy: fn(),
  },
  decorators: [
    (Story) => (
      <div className={seekRoom}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SeekBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Midway: Story = {
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Seek' });
    await expect(slider).toHaveAttribute('aria-valuenow', '1480');
    await expect(slider).toHaveAttribute('aria-valuetext', '24 minutes 40 seconds of 100 minutes');
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('slider')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}{PageUp}{Home}{End}');
    await expect(args.onSeekBy.mock.calls.flat()).toEqual([5, -5, 60]);
    await expect(args.onSeek.mock.calls.flat()).toEqual([0, 6000]);
  },
};

/** While it has the focus, time that only runs on isn't read out; where one has moved to is, and where it is without the focus. */
export const RunsOn: Story = {
  render: function Running(args) {
    const [position, setPosition] = useHeld(args.position);
    return (
      <>
        <SeekBar {...args} position={position} onSeekBy={(seconds) => setPosition(position + seconds)} />
        <Button onClick={() => setPosition(position + 1)}>A second passes</Button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole('slider');
    // Fired alone, a click leaves the focus where it is.
    const pass = () => fireEvent.click(canvas.getByRole('button', { name: 'A second passes' }));
    const played = () => slider.style.getPropertyValue('--played');
    pass();
    await expect(slider).toHaveAttribute('aria-valuetext', '24 minutes 41 seconds of 100 minutes');
    slider.focus();
    const start = played();
    const changes: (string | null)[] = [];
    const observer = new MutationObserver(() => changes.push(slider.getAttribute('aria-valuetext')));
    observer.observe(slider, { attributeFilter: ['aria-valuenow', 'aria-valuetext'] });
    for (let second = 0; second < 4; second += 1) pass();
    await waitFor(() => expect(played()).not.toBe(start));
    await expect(changes).toEqual([]);
    await userEvent.keyboard('{ArrowRight}');
    await expect(changes).toEqual(['24 minutes 50 seconds of 100 minutes']);
    pass();
    observer.disconnect();
    await expect(changes).toHaveLength(1);
    slider.blur();
    await waitFor(() =>
      expect(slider).toHaveAttribute('aria-valuetext', '24 minutes 51 seconds of 100 minutes'),
    );
  },
};

const at = (slider: HTMLElement, share: number) => {
  const { left, width, top, height } = slider.getBoundingClientRect();
  return { clientX: left + width * share, clientY: top + height / 2, button: 0, pointerId: 1 };
};

/** A picture and a time are shown above the pointer. */
export const Previews: Story = {
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider');
    fireEvent.pointerMove(slider, { ...at(slider, 0.7), pointerType: 'mouse' });
    await expect(await canvas.findByText('1:10:00')).toBeVisible();
  },
};

export const PreviewAtTheEdge: Story = {
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider');
    fireEvent.pointerMove(slider, { ...at(slider, 0.001), pointerType: 'mouse' });
    const box = (await canvas.findByText('0:06')).getBoundingClientRect();
    await expect(box.left).toBeGreaterThanOrEqual(0);
  },
};

export const PreviewWithoutPictures: Story = {
  args: { frameAt: () => null },
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider');
    fireEvent.pointerMove(slider, { ...at(slider, 0.5), pointerType: 'mouse' });
    await expect(await canvas.findByText('50:00')).toBeVisible();
  },
};

/** It seeks once, where the pointer lets go. */
export const ByDragging: Story = {
  play: async ({ args, canvas }) => {
    const slider = canvas.getByRole('slider');
    slider.setPointerCapture = () => {};
    fireEvent.pointerDown(slider, { ...at(slider, 0.2), pointerType: 'touch' });
    fireEvent.pointerMove(slider, { ...at(slider, 0.6), pointerType: 'touch' });
    // A pointer is on whole pixels, each some seconds wide.
    const pixel = 6000 / slider.getBoundingClientRect().width;
    await waitFor(() =>
      expect(Math.abs(Number(slider.getAttribute('aria-valuenow')) - 3600)).toBeLessThanOrEqual(pixel),
    );
    await expect(args.onSeek).not.toHaveBeenCalled();
    fireEvent.pointerUp(slider, { ...at(slider, 0.5), pointerType: 'touch' });
    await expect(args.onSeek).toHaveBeenCalledOnce();
    await expect(Math.abs((args.onSeek.mock.calls[0]?.[0] ?? 0) - 3000)).toBeLessThanOrEqual(pixel);
  },
};

/** Nothing is sought where the media is being loaded again when the pointer lets go: the length is unknown then. */
export const LetGoWhileLoading: Story = {
  render: function Loading(args) {
    const [duration, setDuration] = useHeld(args.duration);
    return (
      <>
        <SeekBar {...args} duration={duration} />
        <Button onClick={() => setDuration(0)}>It is loaded again</Button>
      </>
    );
  },
  play: async ({ args, canvas }) => {
    const slider = canvas.getByRole('slider');
    slider.setPointerCapture = () => {};
    fireEvent.pointerDown(slider, { ...at(slider, 0.2), pointerType: 'touch' });
    await expect(slider).toHaveAttribute('data-dragging', 'true');
    fireEvent.click(canvas.getByRole('button', { name: 'It is loaded again' }));
    await expect(slider).toHaveAttribute('aria-disabled', 'true');
    fireEvent.pointerUp(slider, { ...at(slider, 0.5), pointerType: 'touch' });
    await expect(slider).toHaveAttribute('data-dragging', 'false');
    await expect(args.onSeek).not.toHaveBeenCalled();
  },
};

export const AtTheStart: Story = { args: { position: 0, bufferedRanges: [] } };

export const AtTheEnd: Story = { args: { position: 6000, bufferedRanges: [{ start: 0, end: 6000 }] } };

export const LengthUnknown: Story = {
  args: { position: 0, duration: 0, bufferedRanges: [] },
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{End}');
    await expect(args.onSeek).not.toHaveBeenCalled();
    await expect(args.onSeekBy).not.toHaveBeenCalled();
  },
};

/** Time runs from left to right there too. */
export const RightToLeft: Story = {
  decorators: [rightToLeft],
  play: async ({ args, canvas, userEvent }) => {
    const slider = canvas.getByRole('slider');
    fireEvent.pointerMove(slider, { ...at(slider, 0.7), pointerType: 'mouse' });
    await expect(await canvas.findByText('1:10:00')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onSeekBy).toHaveBeenLastCalledWith(5);
  },
};
