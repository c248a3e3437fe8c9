import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button, ButtonLink } from '../Button/Button';
import { art } from '../stories/art';
import { overPicture } from '../stories/overPicture';
import { PlayerMessage } from './PlayerMessage';

const retry = fn();

/** In the player only. For a page that can't be shown use ErrorScreen, for a part of it an Alert or EmptyState. */
const meta = {
  title: 'Player/PlayerMessage',
  component: PlayerMessage,
  args: {
    title: 'The connection was lost.',
    detailText: 'Playback resumes automatically when you are back online.',
    children: (
      <>
        <Button variant="action" onClick={retry}>
          Try again
        </Button>
        <ButtonLink href="#home">Back</ButtonLink>
      </>
    ),
  },
  decorators: [overPicture(art.monsoon)],
} satisfies Meta<typeof PlayerMessage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ConnectionLost: Story = {
  play: async ({ canvas, userEvent }) => {
    retry.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledTimes(2);
  },
};

export const CannotBeDecoded: Story = {
  args: { title: 'This video can’t be played here.', detailText: undefined },
};

export const NothingIsBroken: Story = {
  args: {
    title: 'Your plan plays on 2 screens at a time.',
    detailText: 'Chrome on Android, since 8:40 pm\nSafari on macOS, since 9:02 pm',
    kind: 'inUse',
    children: <Button variant="action">Play here instead</Button>,
  },
};

export const SmallScreen: Story = { globals: { viewport: { value: 'small' } } };
