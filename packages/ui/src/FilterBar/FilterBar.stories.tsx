import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { withCloseWatchers } from '../stories/closeRequest';
import { withLargeText } from '../stories/largeText';
import { leftOf } from '../stories/rightToLeft';
import { useHeld } from '../stories/useHeld';
import { FilterBar, type FilterBarProps } from './FilterBar';
import type { FilterGroup } from './FilterBar.types';

const choice = (text: string, count: number | null, isChosen = false) => ({
  id: text,
  text,
  count,
  isChosen,
});

const groups: FilterGroup[] = [
  {
    id: 'language',
    label: 'Language',
    choices: [
      choice('Hindi', 24, true),
      choice('Tamil', 12, true),
      choice('Telugu', 9),
      choice('Bengali', 4),
    ],
  },
  {
    id: 'genre',
    label: 'Genre',
    choices: [choice('Drama', 18, true), choice('Comedy', 7), choice('Thriller', 3)],
  },
  { id: 'year', label: 'Year', choices: [choice('2026', 5), choice('2025', 21)] },
  { id: 'length', label: 'Length', choices: [] },
  {
    id: 'sort',
    label: 'Sort by',
    isSingle: true,
    choices: [choice('Featured', null, true), choice('Newest', null), choice('Title', null)],
  },
];

/** Above a grid of results. What has no result isn't offered: leave such choices out. */
const meta = {
  title: 'Page/FilterBar',
  component: FilterBar,
  args: {
    label: 'Filter and sort',
    groups,
    chosenLabel: 'Chosen filters',
    removeLabel: (text: string) => `Remove ${text}`,
    clearText: 'Clear all',
    onToggle: fn(),
    onClear: fn(),
  },
  render: function Held(args: FilterBarProps) {
    const [held, setHeld] = useHeld(args.groups);
    const change = (next: (group: FilterGroup, id: string) => boolean) =>
      setHeld((before) =>
        before.map((group) => ({
          ...group,
          choices: group.choices.map((one) => ({ ...one, isChosen: next(group, one.id) })),
        })),
      );
    const isChosen = (group: FilterGroup, id: string) =>
      group.choices.some((one) => one.id === id && one.isChosen);
    return (
      <FilterBar
        {...args}
        groups={held}
        onToggle={(groupId, id) => {
          args.onToggle(groupId, id);
          change((group, other) => {
            if (group.id !== groupId) return isChosen(group, other);
            if (group.isSingle) return other === id;
            return isChosen(group, other) !== (other === id);
          });
        }}
        onClear={() => {
          args.onClear();
          change((group, id) => group.isSingle === true && isChosen(group, id));
        }}
      />
    );
  },
} satisfies Meta<typeof FilterBar>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A chip for each choice but the order; a group without a choice is left out. */
export const Chosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Length' })).toBeNull();
    const chips = within(canvas.getByRole('list', { name: 'Chosen filters' }));
    await userEvent.click(chips.getByRole('button', { name: 'Remove Tamil' }));
    await expect(args.onToggle).toHaveBeenLastCalledWith('language', 'Tamil');
    await expect(chips.queryByRole('button', { name: 'Remove Tamil' })).toBeNull();
    await expect(canvas.getByRole('button', { name: /^Language/ })).toHaveFocus();
    await userEvent.click(chips.getByRole('button', { name: 'Clear all' }));
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvas.getByRole('button', { name: /Sort by/ })).toHaveTextContent('Featured');
  },
};

const nothing = groups.map((group) =>
  group.isSingle ? group : { ...group, choices: group.choices.map((one) => ({ ...one, isChosen: false })) },
);

export const NothingChosen: Story = { args: { groups: nothing } };

/** Its menu stays open while several are chosen, and says how many results each has. */
export const ByKeyboard: Story = {
  args: { groups: nothing },
  play: async ({ args, canvas, userEvent }) => {
    // Another one takes its place with the menu's code.
    const button = () => canvas.getByRole('button', { name: /^Language/ });
    button().focus();
    await userEvent.keyboard('{ArrowDown}');
    const first = await screen.findByRole('menuitemcheckbox', { name: /Hindi/ });
    await waitFor(() => expect(first).toHaveFocus());
    await expect(first).toHaveTextContent('24');
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    await expect(args.onToggle).toHaveBeenCalledTimes(2);
    await expect(screen.getByRole('menuitemcheckbox', { name: /Tamil/ })).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(button()).toHaveFocus();
    await expect(button()).toHaveTextContent('2');
  },
};

/** One order takes the place of another, and the menu is done. */
export const Sorted: Story = {
  args: { groups: nothing },
  play: async ({ canvas, userEvent }) => {
    const button = () => canvas.getByRole('button', { name: /Sort by/ });
    await userEvent.click(button());
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Newest' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(button()).toHaveTextContent('Newest');
  },
};

export const SmallScreen: Story = { globals: { viewport: { value: 'small' } } };

/** The menu is at the foot of the screen. */
export const OpenOnASmallScreen: Story = {
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Language/ }));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
};

/** With text of 200 % too it is as wide as the screen. */
export const LargeText: Story = {
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Language/ }));
    const menu = await screen.findByRole('menu');
    await withLargeText(() => expect(menu.getBoundingClientRect().width).toBe(window.innerWidth));
  },
};

/** A choice in a script of the other direction stands among the others, beside its tick. */
export const RightToLeft: Story = {
  globals: { locale: 'ur' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Genre/ }));
    const words = within(await screen.findByRole('menu')).getByText('Drama');
    const { left, width } = words.getBoundingClientRect();
    await expect(leftOf(words, 'Drama')).toBeGreaterThan(left + width / 2);
  },
};

/** A press on what steps back behind the sheet closes it, and does nothing else. */
export const ClosedBesideTheSheet: Story = {
  globals: { viewport: { value: 'small' } },
  play: async ({ args, canvas, userEvent }) => {
    const chip = canvas.getByRole('button', { name: 'Remove Tamil' });
    const { x, y, width, height } = chip.getBoundingClientRect();
    await userEvent.click(canvas.getByRole('button', { name: /^Language/ }));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
    const found = document.elementFromPoint(x + width / 2, y + height / 2) as Element;
    await expect(chip.contains(found)).toBe(false);
    await userEvent.click(found);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(args.onToggle).not.toHaveBeenCalled();
  },
};

/** The device's way back, as Android's gesture, closes the menu and doesn't leave the page. */
export const ClosedByTheDevice: Story = {
  globals: { viewport: { value: 'small' } },
  play: ({ canvas, userEvent }) =>
    withCloseWatchers(async (watchers) => {
      await userEvent.click(canvas.getByRole('button', { name: /^Language/ }));
      await waitFor(() => expect(watchers).toHaveLength(1));
      watchers[0]?.dispatchEvent(new Event('close'));
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await expect(canvas.getByRole('button', { name: /^Language/ })).toHaveFocus();
      await expect(watchers).toHaveLength(0);
    }),
};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Genre/ }));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
};
