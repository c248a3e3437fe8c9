import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent } from 'storybook/test';
import { useHeld } from '../stories/useHeld';
import { Select } from './Select';

/** A choice of a few, such as the site's language. Not for what is on or off (a Checkbox), nor for navigation. */
const meta = {
  title: 'Forms/Select',
  component: Select,
  args: {
    label: 'Language',
    value: 'en',
    options: [
      { value: 'en', text: 'English', lang: 'en' },
      { value: 'hi', text: 'हिन्दी', lang: 'hi' },
      { value: 'ta', text: 'தமிழ்', lang: 'ta' },
      { value: 'ur', text: 'اردو', lang: 'ur' },
    ],
    onChange: fn(),
  },
  render: (args) => {
    const [value, setValue] = useHeld(args.value);
    return (
      <Select
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof Select>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Chosen by pointer and by keyboard; the names are in their own languages. */
export const Languages: Story = {
  play: async ({ args, canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Language' });
    await userEvent.click(select);
    await userEvent.selectOptions(select, 'ta');
    await expect(args.onChange).toHaveBeenLastCalledWith('ta');
    await expect(select).toHaveValue('ta');
    await expect(canvas.getByRole('option', { name: 'اردو' })).toHaveAttribute('lang', 'ur');
    select.blur();
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await userEvent.selectOptions(select, 'en');
    await expect(args.onChange).toHaveBeenLastCalledWith('en');
  },
};

export const RightToLeft: Story = {
  args: { label: 'زبان', value: 'ur' },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ur">
        <Story />
      </div>
    ),
  ],
};

/** Below a heading that says the same it has no label to see; a screen reader still reads it. */
export const LabelHidden: Story = {
  args: { isLabelShown: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Language' })).toBeVisible();
    await expect(canvas.queryByText('Language')).toBeNull();
  },
};

/** For a choice that loads the page again: an arrow opens the list, and chooses nothing yet. */
export const OpensByArrow: Story = {
  args: { opensByArrow: true },
  play: async ({ args, canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Language' });
    const showPicker = spyOn(select as HTMLSelectElement, 'showPicker').mockImplementation(() => {});
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(showPicker).toHaveBeenCalledOnce();
    await expect(select).toHaveValue('en');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
