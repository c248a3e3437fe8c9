import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { captionsMenu, episodesMenu, qualityMenu, speedMenu } from '../stories/playerMenus';
import { menuRoom } from '../stories/playing.css';
import { leftOf, rightToLeft } from '../stories/rightToLeft';
import { useHeld } from '../stories/useHeld';
import { PlayerMenu } from './PlayerMenu';

/** A button of the player and the choices behind it. For navigation use the header's dropdown, in forms a select. */
const meta = {
  title: 'Player/PlayerMenu',
  component: PlayerMenu,
  args: {
    button: qualityMenu,
    buttonId: 'opener',
    isOpen: true,
    groups: qualityMenu.groups,
    onOpen: fn(),
    onClose: fn(),
  },
  decorators: [
    (Story) => (
      <div className={menuRoom}>
        <Story />
      </div>
    ),
  ],
  render: function Held(args) {
    const [isOpen, setIsOpen] = useHeld(args.isOpen);
    return (
      <PlayerMenu
        {...args}
        isOpen={isOpen}
        onOpen={() => {
          setIsOpen(true);
          args.onOpen();
        }}
        onClose={() => {
          setIsOpen(false);
          args.onClose();
        }}
      />
    );
  },
} satisfies Meta<typeof PlayerMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Quality: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('menuitemradio', { name: /Auto/ })).toHaveFocus());
  },
};

/** Every speed of the specification, 1 chosen (spec §9). */
export const Speed: Story = {
  args: { button: speedMenu, groups: speedMenu.groups },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('menuitemradio')).toHaveLength(11);
    await expect(canvas.getByRole('menuitemradio', { checked: true })).toHaveTextContent('Normal');
  },
};

export const CaptionsAndTheirLooks: Story = { args: { button: captionsMenu, groups: captionsMenu.groups } };

export const Episodes: Story = { args: { button: episodesMenu, groups: episodesMenu.groups } };

export const SmallScreen: Story = { ...Episodes, globals: { viewport: { value: 'small' } } };

/** Figures keep their order, whatever way the page runs. */
export const RightToLeft: Story = {
  decorators: [rightToLeft],
  play: async ({ canvas }) => {
    const detail = canvas.getByText('1920 × 1080');
    await expect(leftOf(detail, '1080')).toBeGreaterThan(leftOf(detail, '1920'));
  },
};

const choose = fn();

const oneGroup = {
  groups: [{ id: 'one', options: speedMenu.groups[0]?.options ?? [], selectedId: '1', onSelect: choose }],
};

/** The arrows go round, a choice closes, and the focus is on the button again (spec §4). */
export const ByKeyboard: Story = {
  args: { ...oneGroup, isOpen: false },
  play: async ({ args, canvas, userEvent }) => {
    choose.mockClear();
    const button = canvas.getByRole('button', { name: 'Quality' });
    const isClosed = () => expect(canvas.queryByRole('menu')).toBeNull();
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('menuitemradio', { checked: true })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(choose).toHaveBeenCalledWith('1.25');
    await waitFor(() => expect(button).toHaveFocus());
    await waitFor(isClosed);
    for (const key of ['{Escape}', '{Tab}']) {
      await userEvent.keyboard(' ');
      await waitFor(() => expect(canvas.getByRole('menuitemradio', { checked: true })).toHaveFocus());
      await userEvent.keyboard('{Home}{ArrowUp}');
      await waitFor(() => expect(canvas.getByRole('menuitemradio', { name: '4×' })).toHaveFocus());
      await userEvent.keyboard(key);
      await waitFor(() => expect(button).toHaveFocus());
      await waitFor(isClosed);
    }
    await expect(args.onOpen).toHaveBeenCalledTimes(3);
    await expect(args.onClose).toHaveBeenCalledTimes(3);
  },
};

export const ByPointer: Story = {
  args: oneGroup,
  play: async ({ canvas, userEvent }) => {
    choose.mockClear();
    await userEvent.click(canvas.getByRole('menuitemradio', { name: '2×' }));
    await expect(choose).toHaveBeenCalledOnce();
    await expect(choose).toHaveBeenCalledWith('2');
  },
};

/** Several groups are gone through in one visit. */
export const StaysForMoreChoices: Story = {
  args: { button: captionsMenu, groups: captionsMenu.groups },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('menuitemradio', { name: 'Yellow' }));
    await userEvent.click(canvas.getByRole('menuitemradio', { name: 'Large' }));
    await expect(canvas.getByRole('menu')).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** A finger opens it by its tap, not as it comes down, where it would choose what appears under it. */
export const ByTouch: Story = {
  args: { isOpen: false },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Quality' });
    await userEvent.pointer({ keys: '[TouchA>]', target: button });
    await expect(args.onOpen).not.toHaveBeenCalled();
    await userEvent.pointer({ keys: '[/TouchA]', target: button });
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('menu')).toBeVisible());
  },
};

/** Its button and a press elsewhere close it. */
export const Closes: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Quality' });
    await userEvent.click(button);
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole('menu')).toBeVisible());
    await userEvent.click(canvasElement);
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};

/** Where motion is welcome it leaves softly, and is out of reach while it does. */
export const LeavesSoftly: Story = {
  globals: { motion: 'moving' },
  play: async ({ canvas, userEvent }) => {
    const menu = await canvas.findByRole('menu');
    await waitFor(() => expect(canvas.getByRole('menuitemradio', { checked: true })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(menu.inert).toBe(true);
    await waitFor(() => expect(menu).not.toBeInTheDocument());
  },
};

/** Opened again before it has left, it has the focus like one that was closed. */
export const OpensWhileLeaving: Story = {
  globals: { motion: 'moving' },
  play: async ({ canvas, userEvent }) => {
    const menu = await canvas.findByRole('menu');
    const chosen = canvas.getByRole('menuitemradio', { checked: true });
    await waitFor(() => expect(chosen).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(menu.inert).toBe(true);
    await userEvent.keyboard('{Enter}');
    // On a busy machine it has left by then, and another one is there.
    await waitFor(() => expect(canvas.getByRole('menuitemradio', { checked: true })).toHaveFocus());
    await expect(canvas.getByRole('menu').inert).toBe(false);
  },
};
