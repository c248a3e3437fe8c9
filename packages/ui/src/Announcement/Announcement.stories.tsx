import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
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
  play: async ({ args, userEvent }) => {
    await expect(screen.getByText('Your subscription ends on 10 Dec 2026.')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Renew' })).toHaveAttribute('href', '/subscription?renew');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await expect(screen.getByRole('link', { name: 'Renew' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Closed by keyboard, it leaves the focus on the page's heading, and the region in the page for what comes next. */
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
  play: async ({ userEvent }) => {
    screen.getByRole('button', { name: 'Close' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Movies' })).toHaveFocus());
    const live = document.querySelector('body > [aria-live="polite"]');
    await expect(live).toBeEmptyDOMElement();
    await expect(live).toBeVisible();
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
  play: async ({ userEvent }) => {
    showEnglish.mockClear();
    await expect(screen.getByText('This site is in Hindi.')).toHaveAttribute('lang', 'en');
    await userEvent.click(screen.getByRole('button', { name: 'Show in English' }));
    screen.getByRole('button', { name: 'Show in English' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(showEnglish).toHaveBeenCalledTimes(2);
  },
};

export const InTwoLanguagesOnASmallScreen: Story = {
  args: InTwoLanguages.args ?? {},
  globals: { viewport: { value: 'small' } },
};

export const SmallScreen: Story = { globals: { viewport: { value: 'small' } } };

/** Each is seen and pressed whole: they stack, and the first one stays where it is. */
export const Several: Story = {
  ...InTwoLanguagesOnASmallScreen,
  render: function Coming(args) {
    const [isOffline, setIsOffline] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setIsOffline(true)}>
          Go offline
        </button>
        <Announcement {...args} />
        {isOffline && <Announcement {...meta.args} label="Offline" text="You’re offline." />}
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const placeOf = (name: string) => screen.getByRole('region', { name }).getBoundingClientRect();
    const before = placeOf('भाषा');
    const live = screen.getByRole('region', { name: 'भाषा' }).parentElement;
    await expect(live).toHaveAttribute('aria-live', 'polite');
    await userEvent.click(canvas.getByRole('button', { name: 'Go offline' }));
    await expect(placeOf('भाषा')).toEqual(before);
    await expect(placeOf('Offline').bottom).toBeLessThan(before.top);
    await expect(live).toHaveTextContent('You’re offline.');
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ur' },
  play: async () => {
    const left = (element: HTMLElement) => element.getBoundingClientRect().left;
    const close = screen.getByRole('button', { name: 'Close' });
    await expect(left(close)).toBeLessThan(left(screen.getByRole('link', { name: 'Renew' })));
  },
};
