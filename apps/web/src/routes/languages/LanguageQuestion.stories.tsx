import { PageContent } from '@chalchitra/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { screenStory } from '../../stories/screen';
import { LanguageQuestion } from './LanguageQuestion';

const meta = {
  title: 'Screens/Language question',
  component: LanguageQuestion,
  args: {
    isOpen: true,
    offered: ['Hindi', 'English', 'Bengali', 'Tamil', 'Telugu', 'Malayalam', 'Marathi', 'Urdu', 'Kannada'],
    onChoose: fn(),
  },
  render: (args) => (
    <PageContent>
      <LanguageQuestion {...args} />
    </PageContent>
  ),
  ...screenStory,
} satisfies Meta<typeof LanguageQuestion>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Languages are ticked by the keyboard, and saved in the order in which they are offered (spec §16). */
export const Asked: Story = {
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Which languages do you watch in?' });
    screen.getByRole('checkbox', { name: 'Tamil' }).focus();
    await userEvent.keyboard(' ');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Hindi' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(['Hindi', 'Tamil']);
  },
};

/** Left out by its button, the question ends with no language chosen, whatever was ticked (spec §16). */
export const LeftOut: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Tamil' }));
    await userEvent.click(screen.getByRole('button', { name: 'Skip' }));
    await expect(args.onChoose).toHaveBeenCalledWith([]);
  },
};

/** Escape leaves it out too. */
export const Closed: Story = {
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onChoose).toHaveBeenCalledWith([]);
  },
};

export const SmallScreen: Story = { globals: { viewport: { value: 'small' } } };

export const RightToLeft: Story = { globals: { locale: 'ur' } };

export const LongWords: Story = { globals: { locale: 'ta', viewport: { value: 'small' } } };
