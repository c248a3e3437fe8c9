import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { CardAction } from './CardAction';

/** A button on the picture of a ContentCard. Elsewhere an IconButton does. */
const meta = {
  title: 'Cards/CardAction',
  component: CardAction,
  args: {
    label: 'Add Monsoon Days to Watchlist',
    mark: 'add',
    onAct: fn(),
  },
} satisfies Meta<typeof CardAction>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Add: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Add Monsoon Days to Watchlist' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onAct).toHaveBeenCalledTimes(2);
  },
};

export const Added: Story = {
  args: {
    label: 'Remove Monsoon Days from Watchlist',
    mark: 'added',
  },
};

export const Remove: Story = {
  args: { label: 'Remove Monsoon Days from Recently Watched', mark: 'remove' },
};

function Emptied() {
  const [titles, setTitles] = useState(['Monsoon Days', 'Kite Season', 'Low Tide']);
  return (
    <main>
      <h1>Watchlist</h1>
      <ul>
        {titles.map((title) => (
          <li key={title}>
            <CardAction label={`Play ${title}`} mark="add" onAct={() => {}} />
            <CardAction
              label={`Remove ${title}`}
              mark="remove"
              onAct={() => setTitles(titles.filter((other) => other !== title))}
            />
          </li>
        ))}
      </ul>
    </main>
  );
}

/** The focus of a card that is removed goes to the same button of the next, else of the one before, else to the heading. */
export const PassesTheFocusOn: Story = {
  render: () => <Emptied />,
  play: async ({ canvas, userEvent }) => {
    const remove = (title: string) => canvas.getByRole('button', { name: `Remove ${title}` });
    remove('Kite Season').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(remove('Low Tide')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(remove('Monsoon Days')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Watchlist' })).toHaveFocus());
  },
};
