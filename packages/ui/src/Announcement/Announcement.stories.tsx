import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { rightToLeft } from '../stories/rightToLeft';
import { Announcement } from './Announcement';

/** What concerns the user on every page that shows it, until it is closed. For short news use a Toast, in place an Alert. */
const meta = {
  title: 'Overlays/Announcement',
  component: Announcement,
  args: {
    label: 'Your subscription',
    text: 'Your subscription ends on 10 Dec 2026.',
    action: { href: '/subscription?renew', text: 'Renew' },
    closeLabel: 'Close',
    onClose: fn(),
  },
} satisfies Meta<typeof Announcement>;
export default meta;

type Story = StoryObj<typeof meta>;

/** By pointer. */
export const Line: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your subscription ends on 10 Dec 2026.');
    await expect(canvas.getByRole('link', { name: 'Renew' })).toHaveAttribute('href', '/subscription?renew');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Renew' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Closed by keyboard, it leaves the focus on the page's heading. */
export const LeavesTheFocusOnThePage: Story = {
  render: function Page(args) {
    const [isOpen, setIsOpen] = useState(true);
    return (
      <main>
        <h1>Movies</h1>
        {isOpen && <Announcement {...args} onClose={() => setIsOpen(false)} />}
      </main>
    );
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Close' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Movies' })).toHaveFocus());
  },
};

const showEnglish = fn();

/** In two languages, with a button in the other one. */
export const InTwoLanguages: Story = {
  args: {
    label: 'भाषा',
    text: 'यह साइट हिन्दी में है।',
    translation: { text: 'This site is in Hindi.', lang: 'en' },
    action: { text: 'Show in English', lang: 'en', onAct: showEnglish },
    closeLabel: 'बंद करें',
  },
  play: async ({ canvas, userEvent }) => {
    showEnglish.mockClear();
    await expect(canvas.getByText('This site is in Hindi.')).toHaveAttribute('lang', 'en');
    await userEvent.click(canvas.getByRole('button', { name: 'Show in English' }));
    canvas.getByRole('button', { name: 'Show in English' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(showEnglish).toHaveBeenCalledTimes(2);
  },
};

export const InTwoLanguagesOnASmallScreen: Story = {
  args: InTwoLanguages.args ?? {},
  globals: { viewport: { value: 'small' } },
};

export const SmallScreen: Story = { globals: { viewport: { value: 'small' } } };

export const RightToLeft: Story = {
  decorators: [rightToLeft],
  play: async ({ canvas }) => {
    const left = (element: HTMLElement) => element.getBoundingClientRect().left;
    const close = canvas.getByRole('button', { name: 'Close' });
    await expect(left(close)).toBeLessThan(left(canvas.getByRole('link', { name: 'Renew' })));
  },
};
