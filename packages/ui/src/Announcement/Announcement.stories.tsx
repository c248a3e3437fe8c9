import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Dialog } from '../Dialog/Dialog';
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
  // It comes after a paint.
  play: async ({ args }) => {
    await screen.findByRole('region', { name: args.label });
  },
} satisfies Meta<typeof Announcement>;
export default meta;

type Story = StoryObj<typeof meta>;

/** By pointer. */
export const Line: Story = {
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText('Your subscription ends on 10 Dec 2026.')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Renew' })).toHaveAttribute('href', '/subscription?renew');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, userEvent }) => {
    const link = await screen.findByRole('link', { name: 'Renew' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
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
    (await screen.findByRole('button', { name: 'Close' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Movies' })).toHaveFocus());
    const live = document.querySelector('body > [role="status"]');
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
    await expect(await screen.findByText('This site is in Hindi.')).toHaveAttribute('lang', 'en');
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

/** The region is there a paint before the first words come into it, which is when they are read out. */
export const ReadOut: Story = {
  render: function Coming(args) {
    const [isOffline, setIsOffline] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setIsOffline(true)}>
          Go offline
        </button>
        {isOffline && <Announcement {...args} />}
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    for (const left of document.querySelectorAll('body > [role="status"]')) left.remove();
    const made: boolean[] = [];
    const observer = new MutationObserver(() => {
      const live = document.querySelector('body > [role="status"]');
      if (live !== null) made.push(live.hasChildNodes());
    });
    observer.observe(document.body, { childList: true, subtree: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Go offline' }));
    await expect(await screen.findByText('Your subscription ends on 10 Dec 2026.')).toBeVisible();
    observer.disconnect();
    await expect(made).toEqual([false, true]);
  },
};

/** A dialog that is open keeps screen readers from it, as from the whole page behind. */
export const BehindADialog: Story = {
  render: (args) => (
    <>
      <Announcement {...args} />
      <Dialog isOpen variant="panel" title="Language" closeLabel="Close the dialog" onClose={fn()}>
        <p>What is open.</p>
      </Dialog>
    </>
  ),
  play: async () => {
    await waitFor(() => expect(screen.getByText('Your subscription ends on 10 Dec 2026.')).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Close the dialog' })).toBeVisible();
    await expect(screen.queryByRole('link', { name: 'Renew' })).not.toBeInTheDocument();
  },
};

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
    const live = (await screen.findByRole('region', { name: 'भाषा' })).parentElement;
    const before = placeOf('भाषा');
    await expect(live).toHaveAttribute('role', 'status');
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
    const close = await screen.findByRole('button', { name: 'Close' });
    await expect(left(close)).toBeLessThan(left(screen.getByRole('link', { name: 'Renew' })));
  },
};
