import { PageContent } from '@chalchitra/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { screenStory } from '../../stories/screen';
import { EndingAnnouncement } from './EndingLine';

const meta = {
  title: 'Screens/Ending',
  component: EndingAnnouncement,
  args: { ending: { periodEnd: '2026-12-10T10:00:00.000Z', isToday: false }, onClose: fn() },
  render: (args) => (
    <PageContent>
      <EndingAnnouncement {...args} />
    </PageContent>
  ),
  ...screenStory,
} satisfies Meta<typeof EndingAnnouncement>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Three days before the end, with the way to renew (spec §2). */
export const Soon: Story = {
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText('Your subscription ends on 10 Dec 2026.')).toBeVisible();
    const renew = screen.getByRole('link', { name: 'Renew Now' });
    await expect(renew).toHaveAttribute('href', '/subscription?renew');
    renew.focus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Today: Story = {
  args: { ending: { periodEnd: '2026-12-10T10:00:00.000Z', isToday: true } },
  play: async () => {
    await expect(await screen.findByText('Your subscription ends today.')).toBeVisible();
  },
};

export const SmallScreen: Story = {
  ...Soon,
  globals: { viewport: { value: 'small' } },
};
