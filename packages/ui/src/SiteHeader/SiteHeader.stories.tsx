import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { SearchField } from '../SearchField/SearchField';
import { artUrls } from '../stories/art';
import { focusRing } from '../stories/focusRing';
import { tall } from '../stories/frames.css';
import {
  languages,
  longNavigationEntries,
  navigationEntries,
  signedIn,
  signedOut,
} from '../stories/navigation';
import { useHeld } from '../stories/useHeld';
import { SiteHeader } from './SiteHeader';

/** Is above every page. Pages have a heading of their own below it and never a second header. */
const meta = {
  title: 'Page/SiteHeader',
  component: SiteHeader,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: {
    brandName: 'Chalchitra',
    homeHref: '#home',
    navigationLabel: 'Main',
    entries: navigationEntries,
    openGroupId: null,
    onGroupToggle: fn(),
    onGroupClose: fn(),
    account: signedIn,
    languages: { ...languages, choice: { ...languages.choice, onChange: fn() } },
    search: (
      <SearchField
        label="Search"
        placeholderText="Search"
        closeLabel="Close search"
        href="#search"
        page="#home"
        query=""
        onSubmit={() => {}}
        onPreload={() => {}}
        renderSuggestions={() => null}
      />
    ),
    isMenuOpen: false,
    openMenuLabel: 'Open menu',
    closeMenuLabel: 'Close menu',
    onMenuOpen: fn(),
    onMenuClose: fn(),
  },
  render: function Held(args) {
    const [openGroupId, setOpenGroupId] = useHeld(args.openGroupId);
    const [isMenuOpen, setIsMenuOpen] = useHeld(args.isMenuOpen);
    return (
      <>
        <SiteHeader
          {...args}
          openGroupId={openGroupId}
          onGroupToggle={(id) => setOpenGroupId(openGroupId === id ? null : id)}
          onGroupClose={() => setOpenGroupId(null)}
          isMenuOpen={isMenuOpen}
          onMenuOpen={() => setIsMenuOpen(true)}
          onMenuClose={() => setIsMenuOpen(false)}
        />
        <main className={tall}>
          <h1>The page below</h1>
        </main>
      </>
    );
  },
} satisfies Meta<typeof SiteHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Profile and Logout are shown, Sign In isn't; the logo leads home (spec §2). */
export const SignedIn: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Profile' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Logout' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Sign In' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Chalchitra' })).toHaveAttribute('href', '#home');
  },
};

/** An operator's own picture takes the place of mark and name. */
export const OwnPicture: Story = {
  args: { brandImageUrl: artUrls.ownLogo },
  play: async ({ canvas }) => {
    const home = canvas.getByRole('link', { name: 'Chalchitra' });
    await expect(within(home).getByRole('img')).toHaveAttribute('src', artUrls.ownLogo);
  },
};

/** Sign In replaces Profile and Logout (spec §2). */
export const SignedOut: Story = {
  args: { account: signedOut },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sign In' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Logout' })).toBeNull();
  },
};

/** It stays where it is, and is darker after more than 50 px (spec §2, §9). */
export const Scrolled: Story = {
  play: async ({ canvas }) => {
    const header = canvas.getByRole('banner');
    window.scrollTo(0, 50);
    await waitFor(() => expect(window.scrollY).toBe(50));
    await expect(header).toHaveAttribute('data-scrolled', 'false');
    const { backgroundColor: above } = getComputedStyle(header);
    window.scrollTo(0, 51);
    await waitFor(() => expect(header).toHaveAttribute('data-scrolled', 'true'));
    await waitFor(() => expect(getComputedStyle(header).backgroundColor).not.toBe(above));
    await expect(header.getBoundingClientRect().top).toBe(0);
  },
};

/** The ring of a focused entry is whole: the navigation cuts off what is outside of it. */
export const FocusedEntry: Story = {
  play: async ({ canvas, userEvent }) => {
    const entry = canvas.getByRole('button', { name: 'Movies' });
    const navigation = canvas.getByRole('navigation', { name: 'Main' }).getBoundingClientRect();
    while (document.activeElement !== entry) await userEvent.tab();
    const ring = focusRing(entry);
    await expect(ring.top).toBeGreaterThanOrEqual(navigation.top);
    await expect(ring.bottom).toBeLessThanOrEqual(navigation.bottom);
    await expect(entry).toHaveAttribute('aria-expanded', 'false');
  },
};

/** A click opens, the same group again closes, another group switches (spec §4). */
export const DropdownByPointer: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Movies' }));
    await waitFor(() => expect(canvas.getByRole('menu', { name: 'Movies' })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Music' }));
    await waitFor(() => expect(canvas.getByRole('menu', { name: 'Music' })).toBeVisible());
    await waitFor(() => expect(canvas.queryByRole('menu', { name: 'Movies' })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Music' }));
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
  },
};

/** A click elsewhere closes it (spec §2). */
export const DropdownClosesElsewhere: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Kids' }));
    await waitFor(() => expect(canvas.getByRole('menu')).toBeVisible());
    await userEvent.click(canvas.getByRole('heading', { name: 'The page below' }));
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
  },
};

/** The arrows go through a group's entries; Escape closes it and gives the focus back (spec §4). */
export const DropdownByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = () => canvas.getByRole('button', { name: 'TV Shows' });
    button().focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'All TV Shows' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'News' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
    await expect(button()).toHaveFocus();
  },
};

/** However the keyboard opens a group, its first entry has the focus and can be followed at once (spec §4). */
export const DropdownOpensOnItsFirstEntry: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = () => canvas.getByRole('button', { name: 'Movies' });
    for (const key of ['{Enter}', ' ', '{ArrowDown}']) {
      button().focus();
      await userEvent.keyboard(key);
      await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'All Movies' })).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(button()).toHaveFocus());
      await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
    }
  },
};

/** Where motion is welcome it leaves softly, and the focus is on the button at once. */
export const DropdownLeavesSoftly: Story = {
  globals: { motion: 'moving' },
  args: { openGroupId: 'movies' },
  play: async ({ canvas, userEvent }) => {
    const menu = await canvas.findByRole('menu');
    await waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Movies' })).toHaveFocus();
    await expect(menu.inert).toBe(true);
    await waitFor(() => expect(menu).not.toBeInTheDocument());
  },
};

/** Enter opens and the arrows go through the entries; on the last one the way down ends. */
export const DropdownByEnterAndArrows: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Kids' }).focus();
    await userEvent.keyboard('{Enter}');
    const entries = await canvas.findAllByRole('menuitem');
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(entries.at(-1)).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(entries.at(-1)).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(entries.at(-2)).toHaveFocus());
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(entries[0]).toHaveFocus());
  },
};

/** The first entry leads to the group's own page (spec §2). */
export const DropdownOpen: Story = {
  args: { openGroupId: 'movies' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('menu')).toBeVisible());
    await expect(canvas.getAllByRole('menuitem')[0]).toHaveTextContent('All Movies');
  },
};

/** The languages stand beside the account, each written in itself, with the chosen one marked (spec §18). */
export const Languages: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = () => canvas.getByRole('button', { name: 'Language: English' });
    await userEvent.click(button());
    const menu = await canvas.findByRole('menu', { name: 'Language: English' });
    await waitFor(() => expect(menu).toBeVisible());
    await expect(canvas.getByRole('menuitemradio', { name: 'English' })).toBeChecked();
    await userEvent.click(canvas.getByRole('menuitemradio', { name: 'اردو' }));
    await expect(args.languages.choice.onChange).toHaveBeenCalledWith('ur');
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
  },
};

/** All names start on the same side, whatever their script. */
export const LanguagesRightToLeft: Story = {
  globals: { locale: 'ur' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Language: English' }));
    await waitFor(() => expect(canvas.getByRole('menu')).toBeVisible());
    const ends = canvas.getAllByRole('menuitemradio').map((entry) => {
      const name = entry.querySelector('bdi');
      return Math.round(name?.getBoundingClientRect().right ?? 0);
    });
    await expect(new Set(ends).size).toBe(1);
  },
};

/** By keyboard the focus is on the chosen one; a guest has them too (spec §18). */
export const LanguagesByKeyboard: Story = {
  args: { account: signedOut },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Language: English' }).focus();
    await userEvent.keyboard('{Enter}');
    const entry = (name: string) => canvas.getByRole('menuitemradio', { name });
    await waitFor(() => expect(entry('English')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(entry('தமிழ்')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.languages.choice.onChange).toHaveBeenCalledWith('ta');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Language: English' })).toHaveFocus());
  },
};

/** On small screens it collapses into a menu (spec §2). */
export const Small: Story = {
  globals: { viewport: { value: 'small' } },
  args: { account: signedOut },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Open menu' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign In' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Movies' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Language/ })).toBeNull();
  },
};

/** Long names take two lines and are scrolled to; they push neither the logo nor the account away. */
export const LongNames: Story = {
  args: { entries: longNavigationEntries },
  play: async ({ canvas }) => {
    const place = (element: Element) => element.getBoundingClientRect();
    const [logo, navigation, logout] = [
      canvas.getByRole('link', { name: 'Chalchitra' }),
      canvas.getByRole('navigation', { name: 'Main' }),
      canvas.getByRole('button', { name: 'Logout' }),
    ].map(place);
    await expect(logo?.right).toBeLessThanOrEqual(navigation?.left ?? 0);
    await expect(navigation?.right).toBeLessThanOrEqual(logout?.left ?? 0);
    await expect(logout?.right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await expect(place(canvas.getByRole('banner')).height).toBeLessThanOrEqual(72);
  },
};
