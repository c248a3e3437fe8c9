import { searchMachine, searchScenarios } from '@chalchitra/machines';
import { SearchField } from '@chalchitra/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { SnapshotFrom } from 'xstate';
import { sampleCards } from '../../stories/samples';
import { screenStory, still } from '../../stories/screen';
import { panelRoom } from './SearchScreen.css';
import { SearchSuggestions } from './SearchSuggestions';

interface Args {
  scenario: keyof typeof searchScenarios;
  onEvent: (event: { type: string }) => void;
  languages: readonly string[];
}

/** The panel of the header's field in each state of the search. */
const meta = {
  title: 'Screens/Search suggestions',
  args: { scenario: 'found', onEvent: fn(), languages: [] },
  render: function Shown({ scenario, onEvent, languages }: Args) {
    const snapshot: SnapshotFrom<typeof searchMachine> = searchScenarios[scenario];
    return (
      <div className={panelRoom}>
        <SearchField
          label="Search"
          placeholderText="Search"
          closeLabel="Close search"
          href="/search"
          page="#home"
          query={snapshot.context.query}
          onSubmit={() => {}}
          onPreload={() => {}}
          renderSuggestions={(field) => (
            <SearchSuggestions
              field={field}
              actor={Object.assign(still(searchMachine, snapshot), { send: onEvent })}
              cards={sampleCards}
              languages={languages}
            />
          )}
        />
      </div>
    );
  },
  loaders: screenStory.loaders,
  decorators: screenStory.decorators.slice(1),
  parameters: screenStory.parameters,
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('/');
    const button = canvas.queryByRole('link', { name: 'Search' });
    if (button !== null) await userEvent.click(button);
  },
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What matched is marked; the way to all results is the last. Escape closes the panel first. */
export const Found: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async (context) => {
    await meta.play(context);
    const { args, canvas, userEvent } = context;
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('കായൽക്കാറ്റ്');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^\d+ results$/);
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'option.move', by: 1 });
    await userEvent.keyboard('{Escape}');
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'search.escape' });
    const all = canvas.getByRole('link', { name: 'See all results for “kayal”' });
    await expect(all).toHaveAttribute('href', '/search?q=kayal');
    // Another search was opened meanwhile, by a link or by the way back.
    const field = canvas.getByRole<HTMLInputElement>('combobox', { name: 'Search' });
    field.blur();
    field.value = 'diya';
    field.focus();
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'query.edit', text: 'diya' });
  },
};

/** Where the search covers the page, Escape gives that back at once. */
export const FoundOnASmallScreen: Story = {
  globals: { viewport: { value: 'small' } },
  play: async (context) => {
    await meta.play(context);
    const { args, canvas, userEvent } = context;
    await userEvent.keyboard('{Escape}');
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'search.close' });
    await expect(canvas.getByRole('link', { name: 'Search' })).toHaveFocus();
  },
};

/** Recent searches, each removable, and what is trending (spec §16); these aren't read as results. */
export const BeforeTyping: Story = {
  args: { scenario: 'beforeTyping' },
  play: async (context) => {
    await meta.play(context);
    const { args, canvas, userEvent } = context;
    const name = 'Remove ponniyin selvan from your recent searches';
    await userEvent.click(canvas.getByRole('button', { name }));
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'recent.remove', query: 'ponniyin selvan' });
    canvas.getByRole('button', { name: 'Clear all' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'recents.clear' });
    await expect(canvas.getByRole('group', { name: 'Trending now' })).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const Opening: Story = { args: { scenario: 'opening' } };

/** What was shown stays until the next response is there (spec §16). */
export const Typing: Story = { args: { scenario: 'typing' } };

/** The message's button tries again, and what was shown stays (spec §16). */
export const Failed: Story = {
  args: { scenario: 'failed' },
  play: async (context) => {
    await meta.play(context);
    const { args, canvas, userEvent } = context;
    await expect(canvas.getByRole('alert')).toHaveTextContent('You seem to be offline');
    const tryAgain = canvas.getByRole('button', { name: 'Try again' });
    await userEvent.click(tryAgain);
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'suggestions.retry' });
    // It goes, and the keyboard stays with the search.
    tryAgain.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'suggestions.retry' });
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await expect(canvas.getByRole('listbox')).toBeVisible();
  },
};

/** The server doesn't know the call: said to readers of the screen too. */
export const Unavailable: Story = {
  args: { scenario: 'unavailable' },
  play: async (context) => {
    await meta.play(context);
    await expect(context.canvas.getByRole('status')).toHaveTextContent('Search isn’t available here');
  },
};
