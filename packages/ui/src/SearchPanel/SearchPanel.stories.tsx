import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Alert } from '../Alert/Alert';
import { Button } from '../Button/Button';
import { SearchField } from '../SearchField/SearchField';
import { withCloseWatchers } from '../stories/closeRequest';
import { bar } from '../stories/frames.css';
import { rightToLeft } from '../stories/rightToLeft';
import { suggestedGroups } from '../stories/search';
import { useHeld } from '../stories/useHeld';
import { SearchPanel, type SearchPanelProps } from './SearchPanel';

const keys = suggestedGroups.flatMap(({ options }) => options.map(({ key }) => key));

const recents = {
  title: 'Recent searches',
  clearText: 'Clear all',
  removeLabel: (query: string) => `Remove ${query}`,
  entries: ['ponniyin selvan', 'चिराग़', 'a very long search that somebody has typed in one afternoon'].map(
    (query) => ({
      key: `recent/${query}`,
      query,
      href: `#q=${query}`,
    }),
  ),
  onRemove: fn(),
  onClear: fn(),
};

type Args = Omit<SearchPanelProps, 'field'>;

/** Below a SearchField. What is suggested, and which option is active, is the caller's. */
const meta = {
  title: 'Page/SearchPanel',
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: {
    label: 'Suggestions',
    isOpen: true,
    recents: null,
    groups: suggestedGroups,
    activeKey: null,
    isBusy: false,
    statusText: '8 results',
    onChoose: fn(),
    onOpen: fn(),
    onClose: fn(),
    onEdit: fn(),
    onMove: fn(),
    onEscape: fn(),
    onSubmit: fn(),
  },
  render: function Held(args: Args) {
    const [active, setActive] = useHeld(args.activeKey);
    const [isOpen, setIsOpen] = useHeld(args.isOpen);
    return (
      <div className={bar}>
        <SearchField
          label="Search"
          placeholderText="Search"
          closeLabel="Close search"
          href="#search"
          page="#home"
          query=""
          onSubmit={() => {}}
          onPreload={() => {}}
          renderSuggestions={(field) => (
            <SearchPanel
              {...args}
              field={field}
              isOpen={isOpen}
              activeKey={active}
              onMove={(by) => {
                args.onMove(by);
                setActive(keys.at((keys.indexOf(active ?? '') + by) % keys.length) ?? null);
              }}
              onEscape={() => {
                args.onEscape();
                setIsOpen(false);
              }}
            />
          )}
        />
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('/');
    await expect(canvas.getByRole('combobox', { name: 'Search' })).toHaveFocus();
  },
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<typeof meta>;

/** In groups, what matched marked in its own script (spec §16). */
export const Suggested: Story = {
  play: async (context) => {
    await meta.play(context);
    const { args, canvas, userEvent } = context;
    const field = canvas.getByRole('combobox', { name: 'Search' });
    const titles = within(canvas.getByRole('group', { name: 'Titles' }));
    await expect(titles.getAllByRole('option')).toHaveLength(6);
    await expect(titles.getByText('கூத்து').tagName).toBe('MARK');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expect(field).toHaveAttribute('aria-controls', canvas.getByRole('listbox').id);
    await userEvent.click(canvas.getByRole('option', { name: '#diya' }));
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(field).toHaveFocus();
  },
};

/** The focus stays in the field, which names the active option; Enter opens it, Escape closes (spec §16). */
export const ByKeyboard: Story = {
  play: async (context) => {
    await meta.play(context);
    const { args, canvas, userEvent } = context;
    const field = canvas.getByRole('combobox', { name: 'Search' });
    await userEvent.keyboard('di{ArrowDown}');
    await expect(args.onEdit).toHaveBeenLastCalledWith('di');
    const first = canvas.getByRole('option', { name: /दीया/ });
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveAttribute('aria-activedescendant', first.id);
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('option', { name: '#diya' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
    await expect(field).toHaveAttribute('aria-expanded', 'false');
  },
};

/** That a response is slow is said after the same wait where motion is reduced: at each key, the line would flash. */
export const SlowResponse: Story = {
  globals: { motion: 'still' },
  args: { isBusy: true },
  play: async (context) => {
    await meta.play(context);
    const list = context.canvas.getByRole('listbox');
    const waits = () => list.getAnimations({ subtree: true }).map(({ effect }) => effect?.getTiming().delay);
    list.dataset.busy = 'false';
    await expect(getComputedStyle(list, '::before').opacity).toBe('0');
    list.dataset.busy = 'true';
    await expect(waits()).toEqual([600]);
  },
};

/** Before something is typed; each can be removed, and all at once (spec §16). */
export const BeforeTyping: Story = {
  args: {
    recents,
    groups: [{ id: 'trending', title: 'Trending', options: suggestedGroups[0]?.options ?? [] }],
  },
  play: async (context) => {
    await meta.play(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Remove चिराग़' }));
    await expect(recents.onRemove).toHaveBeenLastCalledWith('चिराग़');
    await expect(canvas.getByRole('combobox', { name: 'Search' })).toHaveFocus();
    await userEvent.tab();
    canvas.getByRole('button', { name: 'Clear all' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(recents.onClear).toHaveBeenCalled();
    const line = canvas.getByRole('option', { name: 'चिराग़' }).getBoundingClientRect();
    const cross = canvas.getByRole('button', { name: 'Remove चिराग़' }).getBoundingClientRect();
    await expect(Math.abs(line.top - cross.top)).toBeLessThan(2);
    // Escape is for the buttons too, and leaves the focus at the search.
    canvas.getByRole('button', { name: 'Clear all' }).focus();
    await userEvent.keyboard('{Escape}');
    await expect(document.activeElement).toHaveAccessibleName('Search');
  },
};

export const Loading: Story = { args: { groups: [], statusText: '', loadingText: 'Loading' } };

export const NothingFound: Story = {
  args: { groups: [], statusText: 'Nothing found', messageText: 'Nothing found for “zzz”.' },
};

/** What is shown stays below the message (spec §16). */
export const Failed: Story = {
  args: {
    failure: (
      <Alert tone="bad" action={<Button size="small">Try again</Button>}>
        Failed to load suggestions
      </Alert>
    ),
    all: { href: '#all', text: 'See all results for “di”' },
  },
};

/** Nothing behind it can be reached; Escape closes it at once, and gives the focus back (spec §16). */
export const SmallScreen: Story = {
  args: { all: { href: '#all', text: 'See all results for “di”' } },
  globals: { viewport: { value: 'small' } },
  play: async (context) => {
    await meta.play(context);
    const { args, canvas, userEvent } = context;
    const button = canvas.getByRole('link', { name: 'Search' });
    await waitFor(() => expect(button.inert).toBe(true));
    await userEvent.keyboard('di{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
    await expect(button.inert).toBe(false);
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('combobox', { name: 'Search' })).toHaveFocus();
  },
};

/** A device's way back, as Android's gesture, closes it, too (spec §16). */
export const ClosedByTheDevice: Story = {
  globals: { viewport: { value: 'small' } },
  play: (context) =>
    withCloseWatchers(async (watchers) => {
      await meta.play(context);
      await waitFor(() => expect(watchers).toHaveLength(1));
      watchers[0]?.dispatchEvent(new Event('close'));
      await waitFor(() => expect(context.canvas.queryByRole('combobox')).toBeNull());
      await expect(context.canvas.getByRole('link', { name: 'Search' })).toHaveFocus();
      await expect(watchers).toHaveLength(0);
    }),
};

export const RecentOnASmallScreen: Story = {
  ...BeforeTyping,
  globals: { viewport: { value: 'small' } },
};

export const RightToLeft: Story = { args: { recents }, decorators: [rightToLeft] };
