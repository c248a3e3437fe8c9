import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { hintRoom } from '../stories/social.css';
import { FollowButton } from './FollowButton';

/**
 * Is beside a creator's name until creators can be followed. Don't use it for anything that works: a button
 * that acts is a Button.
 */
const meta = {
  title: 'Actions/FollowButton',
  component: FollowButton,
  args: { text: 'Follow', unavailableText: 'Not available yet' },
  decorators: [
    (Story) => (
      <div className={hintRoom}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FollowButton>;
export default meta;

type Story = StoryObj<typeof meta>;

/** It is announced as not available yet, not as a working button (spec §2). */
export const AtRest: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Follow' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('Not available yet');
    await userEvent.click(button);
    await expect(button).toHaveTextContent('Follow');
    button.blur();
  },
};

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Follow' })).toHaveFocus();
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('tooltip')).toBeNull();
  },
};

/** The hint is there for the pointer too, until Escape or the pointer leaves it. */
export const Pointed: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Follow' });
    await userEvent.hover(button);
    // A story has no real pointer: its style doesn't show the hint.
    const hint = canvas.getByText('Not available yet');
    await expect(hint.hidden).toBe(false);
    await userEvent.keyboard('{Escape}');
    await expect(hint.hidden).toBe(true);
    await userEvent.unhover(button);
    await userEvent.hover(button);
    await expect(hint.hidden).toBe(false);
  },
};
