import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { art } from '../stories/art';
import { overPicture } from '../stories/overPicture';
import { ResumePrompt } from './ResumePrompt';

/** On opening a film that was left in the middle; never on choosing an episode, which starts from the start. */
const meta = {
  title: 'Player/ResumePrompt',
  component: ResumePrompt,
  args: {
    title: 'The Lantern Maker',
    resumeText: 'Resume from 24:40',
    startOverText: 'Start over',
    onResume: fn(),
    onStartOver: fn(),
  },
  decorators: [overPicture(art.lamp)],
} satisfies Meta<typeof ResumePrompt>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Offered: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Resume from 24:40' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onResume).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
    await expect(args.onStartOver).toHaveBeenCalledOnce();
  },
};

/** What is typed goes on where it began. */
export const WhileTyping: Story = {
  decorators: [
    (Story) => (
      <>
        {/* biome-ignore lint/a11y/noAutofocus: it stands for a field in which somebody types. */}
        <input aria-label="Search" autoFocus />
        <Story />
      </>
    ),
  ],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Resume from 24:40' })).toBeVisible();
    await userEvent.keyboard('jal{Enter}');
    await expect(canvas.getByRole('textbox')).toHaveValue('jal');
    await expect(args.onResume).not.toHaveBeenCalled();
  },
};

export const LongTitle: Story = {
  args: { title: 'കായലിന്റെ തീരത്ത് ഒറ്റയ്ക്കു പാർത്തിരുന്ന വഞ്ചിക്കാരന്റെ നീണ്ട ആത്മകഥ', lang: 'ml' },
};

export const SmallScreen: Story = { globals: { viewport: { value: 'small' } } };
