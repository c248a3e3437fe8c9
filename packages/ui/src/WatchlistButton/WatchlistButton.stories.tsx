import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { useHeld } from '../stories/useHeld';
import { WatchlistButton } from './WatchlistButton';

const words = { true: 'Remove from Watchlist', false: 'Add to Watchlist' };

/** On a title's own page and in the hero. On a card it is a CardAction. */
const meta = {
  title: 'Actions/WatchlistButton',
  component: WatchlistButton,
  args: { isListed: false, text: words.false, onToggle: fn() },
} satisfies Meta<typeof WatchlistButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NotListed: Story = {};

export const Listed: Story = { args: { isListed: true, text: words.true } };

/** By keyboard and by pointer; the focus stays. */
export const Toggles: Story = {
  render: function Held(args) {
    const [isListed, setIsListed] = useHeld(args.isListed);
    return (
      <WatchlistButton
        {...args}
        isListed={isListed}
        text={words[`${isListed}`]}
        onToggle={() => setIsListed(!isListed)}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Remove from Watchlist' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('button', { name: 'Add to Watchlist' })).toHaveFocus();
  },
};
