import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { english } from '../../copy/english';
import { screenStory } from '../../stories/screen';
import { CrashScreen } from './CrashScreen';

const { base } = english;

const meta = {
  title: 'Screens/Unexpected error',
  component: CrashScreen,
  args: { error: new Error('Cannot read the title of nothing'), messages: base, onReload: fn() },
  parameters: screenStory.parameters,
} satisfies Meta<typeof CrashScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The message, and the ways back (spec §8). */
export const WithMessage: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Unexpected Application Error!');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Cannot read the title of nothing');
    await userEvent.click(canvas.getByRole('button', { name: 'Reload the page' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onReload).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  },
};

/** The status, where there is one (spec §8). */
export const WithStatus: Story = {
  args: { error: { status: 503 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Unexpected Application Error!');
    await expect(canvas.getByRole('alert')).toHaveTextContent('503');
  },
};

export const WithNothing: Story = { args: { error: 'broken' } };
