import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { captionsMenu, episodesMenu, qualityMenu, speedMenu } from '../stories/playerMenus';
import { menuRoom } from '../stories/playing.css';
import { leftOf, rightToLeft } from '../stories/rightToLeft';
import { PlayerMenu } from './PlayerMenu';

/** The choices behind a button of the player. For navigation use the header's dropdown, in forms a select. */
const meta = {
  component: PlayerMenu,
  args: { label: 'Quality', groups: qualityMenu.groups, buttonId: 'opener', onClose: fn() },
  decorators: [
    (Story) => (
      <div className={menuRoom}>
        <Button id="opener">Quality</Button>
        <Story />
      </div>
    ),
  ],
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
  args: { label: 'Speed', groups: speedMenu.groups },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('menuitemradio')).toHaveLength(11);
    await expect(canvas.getByRole('menuitemradio', { checked: true })).toHaveTextContent('Normal');
  },
};

export const CaptionsAndTheirLooks: Story = { args: { label: 'Captions', groups: captionsMenu.groups } };

export const Episodes: Story = { args: { label: 'Episodes', groups: episodesMenu.groups } };

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

export const ByKeyboard: Story = {
  args: oneGroup,
  play: async ({ args, canvas, userEvent }) => {
    choose.mockClear();
    const chosen = canvas.getByRole('menuitemradio', { checked: true });
    await waitFor(() => expect(chosen).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(choose).toHaveBeenCalledWith('1.25');
    await expect(canvas.getByRole('button', { name: 'Quality' })).toHaveFocus();
    canvas.getByRole('menuitemradio', { name: '0.25×' }).focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('menuitemradio', { name: '4×' })).toHaveFocus();
    await userEvent.keyboard('{Home}{End}{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
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

export const ClosesElsewhere: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Quality' }));
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(canvasElement);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
