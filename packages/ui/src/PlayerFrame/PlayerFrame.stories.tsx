import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { Button } from '../Button/Button';
import { art } from '../stories/art';
import { playerRoom, still } from '../stories/playing.css';
import { PlayerFrame } from './PlayerFrame';

/** The box around picture and controls of the player's page. Live channels have the LiveTvOverlay. */
const meta = {
  title: 'Player/PlayerFrame',
  component: PlayerFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Player',
    areControlsShown: true,
    media: <img className={still} src={art.monsoon.wide?.src} alt="" />,
    children: null,
    onActivity: fn(),
    onHoldChange: fn(),
    onPress: fn(),
    onTap: fn(),
    onDoubleTap: fn(),
    onDoubleClick: fn(),
  },
} satisfies Meta<typeof PlayerFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

function surfaceOf(canvasElement: HTMLElement): HTMLElement {
  const surface = canvasElement.querySelector<HTMLElement>('section > button');
  if (!surface) throw new Error('no surface');
  return surface;
}

export const ByMouse: Story = {
  play: async ({ args, canvasElement }) => {
    const surface = surfaceOf(canvasElement);
    fireEvent.pointerMove(surface, { pointerType: 'mouse' });
    await expect(args.onActivity).toHaveBeenCalledOnce();
    fireEvent.pointerDown(surface, { pointerType: 'mouse' });
    await expect(args.onActivity).toHaveBeenCalledTimes(2);
    fireEvent.click(surface);
    fireEvent.doubleClick(surface);
    await expect(args.onPress).toHaveBeenCalledOnce();
    await expect(args.onDoubleClick).toHaveBeenCalledOnce();
  },
};

/** A tap shows the controls; two on one side seek. */
export const ByTouch: Story = {
  play: async ({ args, canvasElement, userEvent }) => {
    const surface = surfaceOf(canvasElement);
    const { left, width } = surface.getBoundingClientRect();
    // Browsers differ in what they call the click of a finger; only what it presses with is certain.
    const tap = (share: number) => {
      fireEvent.pointerDown(surface, { pointerType: 'touch' });
      fireEvent.click(surface, { clientX: left + width * share });
    };
    tap(0.5);
    tap(0.9);
    tap(0.92);
    fireEvent.doubleClick(surface);
    await expect(args.onTap).toHaveBeenCalledTimes(2);
    await expect(args.onDoubleTap).toHaveBeenCalledWith('end');
    tap(0.1);
    tap(0.1);
    fireEvent.doubleClick(surface);
    await expect(args.onDoubleTap).toHaveBeenLastCalledWith('start');
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(args.onDoubleClick).not.toHaveBeenCalled();
    surface.focus();
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

/** A finger on a control uses the player, as in the middle of a scrub; on the picture it is a tap (spec §4). */
export const ByTouchOfControls: Story = {
  args: { children: <Button>Play</Button> },
  play: async ({ args, canvas, canvasElement }) => {
    const surface = surfaceOf(canvasElement);
    fireEvent.pointerDown(surface, { pointerType: 'touch' });
    fireEvent.pointerMove(surface, { pointerType: 'touch' });
    await expect(args.onActivity).not.toHaveBeenCalled();
    const control = canvas.getByRole('button', { name: 'Play' });
    fireEvent.pointerDown(control, { pointerType: 'touch' });
    fireEvent.pointerMove(control, { pointerType: 'touch' });
    await expect(args.onActivity).toHaveBeenCalledTimes(2);
  },
};

/** A finger that rests on a control, as in a scrub, keeps the controls; on the picture it doesn't (spec §4). */
export const HeldByTouch: Story = {
  args: { children: <Button>Play</Button> },
  play: async ({ args, canvas, canvasElement }) => {
    const surface = surfaceOf(canvasElement);
    fireEvent.pointerDown(surface, { pointerType: 'touch' });
    fireEvent.lostPointerCapture(surface);
    await expect(args.onHoldChange).not.toHaveBeenCalledWith(true);
    const control = canvas.getByRole('button', { name: 'Play' });
    fireEvent.pointerDown(control, { pointerType: 'touch' });
    await expect(args.onHoldChange).toHaveBeenLastCalledWith(true);
    fireEvent.lostPointerCapture(control);
    await expect(args.onHoldChange).toHaveBeenLastCalledWith(false);
    fireEvent.gotPointerCapture(control);
    await expect(args.onHoldChange).toHaveBeenLastCalledWith(true);
  },
};

/** Reports when the focus enters and leaves the controls; the picture itself takes none. */
export const ByKeyboard: Story = {
  args: { children: <Button>Play</Button> },
  render: (args) => (
    <>
      <PlayerFrame {...args} />
      <Button>Below the player</Button>
    </>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Play' })).toHaveFocus();
    await expect(args.onHoldChange).toHaveBeenLastCalledWith(true);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Below the player' })).toHaveFocus();
    await expect(args.onHoldChange).toHaveBeenLastCalledWith(false);
  },
};

/** A part that is removed with the focus in it, as the prompt that is answered, leaves none behind (spec §4). */
export const FocusIsRemoved: Story = {
  render: function Render(args) {
    const [isAsking, setIsAsking] = useState(true);
    return (
      <PlayerFrame {...args}>
        {isAsking && <Button onClick={() => setIsAsking(false)}>Resume</Button>}
      </PlayerFrame>
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(args.onHoldChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('button', { name: 'Resume' })).toBeNull();
    await expect(args.onHoldChange).toHaveBeenLastCalledWith(false);
  },
};

/** The controls give way to a countdown and come back: the focus goes with them, as nowhere else is it of use. */
export const FocusIsPassedOn: Story = {
  render: function Render(args) {
    const [isCounting, setIsCounting] = useState(false);
    return (
      <PlayerFrame {...args}>
        {isCounting ? (
          <>
            <Button data-takes-focus="">Play now</Button>
            <Button onClick={() => setIsCounting(false)}>Cancel</Button>
          </>
        ) : (
          <>
            <Button hidden data-takes-focus="">
              Elsewhere
            </Button>
            <Button data-takes-focus="">Play</Button>
            <Button onClick={() => setIsCounting(true)}>To the end</Button>
          </>
        )}
      </PlayerFrame>
    );
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'To the end' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Play now' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Play' })).toHaveFocus();
  },
};

/** Takes the room that it is given. */
export const Filling: Story = {
  args: { shape: 'fill' },
  decorators: [
    (Story) => (
      <div className={playerRoom}>
        <Story />
      </div>
    ),
  ],
};

export const ControlsHidden: Story = { args: { areControlsShown: false } };

export const SmallScreen: Story = { globals: { viewport: { value: 'small' } } };
