import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { useHeld } from '../stories/useHeld';
import { Checkbox } from './Checkbox';

/**
 * A choice that is on or off and holds when the form is sent. For one of several use a menu, for an act a
 * Button.
 */
const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: { label: 'Remember me', isChecked: true, onCheckedChange: fn() },
  render: function Held(args) {
    const [isChecked, setIsChecked] = useHeld(args.isChecked);
    return (
      <Checkbox
        {...args}
        isChecked={isChecked}
        onCheckedChange={(next) => {
          setIsChecked(next);
          args.onCheckedChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ticked: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Remember me' });
    await userEvent.click(canvas.getByText('Remember me'));
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
    box.focus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
  },
};

export const Unticked: Story = { args: { isChecked: false } };

export const Disabled: Story = { args: { disabled: true } };
