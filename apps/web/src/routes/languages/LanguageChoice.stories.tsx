import { PageContent } from '@chalchitra/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { screenStory } from '../../stories/screen';
import { LanguageChoice } from './LanguageChoice';
import { LanguagesFirst } from './LanguagesFirst';

const meta = {
  title: 'Screens/Languages first',
  component: LanguageChoice,
  args: {
    label: 'Languages',
    offered: ['Hindi', 'English', 'Bengali', 'Tamil', 'Telugu', 'Malayalam', 'Marathi', 'Urdu', 'Kannada'],
    chosen: [],
    onSave: fn(),
  },
  render: (args) => (
    <PageContent>
      <LanguagesFirst chosen={args.chosen} />
      <LanguageChoice {...args} />
    </PageContent>
  ),
  ...screenStory,
} satisfies Meta<typeof LanguageChoice>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Languages are chosen by the keyboard, and saved in the order in which they are offered (spec §16). */
export const Asked: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('checkbox', { name: 'Tamil' }).focus();
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Hindi' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith(['Hindi', 'Tamil']);
  },
};

/** What was chosen comes first, says so and can be taken back, also a language that the catalogue no longer has (spec §16). */
export const Chosen: Story = {
  args: { chosen: ['Tamil', 'Sanskrit'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^Titles in Tamil(,| and) Sanskrit first$/)).toBeVisible();
    const change = canvas.getByRole('link', { name: 'Change which languages come first' });
    await expect(change).toHaveAttribute('href', '/profile#content-languages');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Sanskrit' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith(['Tamil']);
  },
};

export const SmallScreen: Story = { args: { chosen: ['Tamil'] }, globals: { viewport: { value: 'small' } } };
