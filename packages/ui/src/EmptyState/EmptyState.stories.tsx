import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '../Button/Button';
import { leftOf, rightToLeft } from '../stories/rightToLeft';
import { EmptyState } from './EmptyState';

/** In place of a list that has nothing, with the way on. When loading failed use an Alert with Try again. */
const meta = {
  title: 'Page/EmptyState',
  component: EmptyState,
  args: { title: 'Nothing here yet', messageText: 'New films arrive every Friday.' },
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithMessage: Story = {};

/** A full stop is at the end of its sentence, whatever the page's direction. */
export const RightToLeft: Story = {
  decorators: [rightToLeft],
  play: async ({ canvas }) => {
    const message = canvas.getByText(/every Friday/);
    await expect(leftOf(message, '.')).toBeGreaterThan(leftOf(message, 'New'));
  },
};

export const AloneOnItsPage: Story = {
  args: { heading: 'h1' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Nothing here yet' })).toBeVisible();
  },
};

export const WithAction: Story = {
  args: {
    title: 'No payments yet',
    messageText: 'Choose a plan and everything opens up.',
    action: (
      <ButtonLink href="#plans" variant="action">
        View Subscription Plans
      </ButtonLink>
    ),
  },
};
