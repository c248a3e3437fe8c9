import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { english } from '../../../copy/english';
import { PlayerInPage } from '../../../stories/playerInPage';
import { screenStory } from '../../../stories/screen';

const { player: messages, playerPanels } = english;

/** The player in each of its machine's states; its menus have a page of their own, and its parts are in the library. */
const meta = {
  title: 'Screens/Video player',
  component: PlayerInPage,
  args: { scenario: 'playing', send: fn() },
  ...screenStory,
  // Named once more, as the words above would take the place of those that are spread.
  parameters: { ...screenStory.parameters },
} satisfies Meta<typeof PlayerInPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const sends = (name: string | RegExp, event: object): NonNullable<Story['play']> =>
  async function press({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name }));
    await expect(args.send).toHaveBeenCalledWith(event);
  };

const showsAndRetries =
  (text: string): NonNullable<Story['play']> =>
  async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(text);
    canvas.getByRole('button', { name: 'Try again' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.send).toHaveBeenCalledWith({ type: 'playback.retry' });
  };

export const Playing: Story = {
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Seek' });
    await expect(slider).toHaveAttribute('aria-valuetext', '24 minutes 40 seconds of 41 minutes');
    await expect(canvas.getByText('24:40', { exact: false })).toBeVisible();
  },
};

export const Paused: Story = { args: { scenario: 'paused' } };
/** At its end a playlist says how much data it has used (spec §19). */
export const Ended: Story = {
  args: { scenario: 'ended' },
  play: async ({ canvas }) => {
    const status = await canvas.findByText(playerPanels.statistics.fetched, { exact: false });
    await expect(status).toHaveTextContent('Data used 148.3 MB');
  },
};
export const PlayingWithoutControls: Story = { args: { scenario: 'playingWithoutControls' } };
export const LoadingSlowly: Story = {
  args: { scenario: 'loadingSlowly' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: messages.pause })).toBeVisible();
    await expect(canvas.getByText(messages.buffering)).toBeVisible();
  },
};
/** Other renditions of a damaged film are tried in turn, which is waited for as for any other picture. */
export const Mending: Story = {
  args: { scenario: 'mending' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messages.buffering)).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
export const Stalled: Story = { args: { scenario: 'stalled' } };
export const Muted: Story = {
  args: { scenario: 'muted' },
  play: sends('Unmute', { type: 'mute.toggle' }),
};
/** The poster in place of the film, and a way back to the picture (spec §19). */
export const SoundOnly: Story = {
  args: { scenario: 'soundOnly' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Sound only')).toBeVisible();
    canvas.getByRole('button', { name: 'Show picture' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.send).toHaveBeenCalledWith({ type: 'soundOnly.toggle' });
  },
};
/** A file has no sound by itself. */
export const WithoutSoundOnly: Story = {
  args: { scenario: 'withoutSoundOnly' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Sound only')).toBeNull();
  },
};
export const FullScreen: Story = {
  args: { scenario: 'fullScreen' },
  play: sends('Exit full screen', { type: 'fullScreen.toggle' }),
};
export const WithCaptions: Story = {
  args: { scenario: 'withCaptions' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The river remembers/)).toBeVisible();
  },
};
/** The film plays on in another quality. */
export const RenditionLeft: Story = {
  args: { scenario: 'renditionLeft' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messages.feedback.renditionLeft)).toBeInTheDocument();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
/** A file has no automatic choice. */
export const RenditionReplaced: Story = {
  args: { scenario: 'renditionReplaced' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messages.feedback.renditionReplaced)).toBeInTheDocument();
  },
};
/** The film plays on, and the menu keeps saying it until other captions are chosen. */
export const CaptionsFailed: Story = {
  args: { scenario: 'captionsFailed' },
  play: async ({ canvas }) => {
    // It fades by itself, which motion held at its end has done.
    await expect(canvas.getByText(messages.feedback.captionsFailed)).toBeInTheDocument();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
export const KeySheet: Story = {
  args: { scenario: 'keySheet' },
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(sheet).toHaveTextContent('Play or pauseKSpace');
    await expect(sheet).toHaveTextContent('Previous or next episodeShiftPN');
  },
};
export const Statistics: Story = {
  args: { scenario: 'statistics' },
  play: async ({ canvas }) => {
    const panel = await canvas.findByRole('complementary', { name: 'Statistics' });
    await expect(panel).toHaveTextContent('1280 × 720');
  },
};
export const ResumeOffered: Story = {
  args: { scenario: 'resumeOffered' },
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Resume from 24:40' })).toHaveFocus());
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(args.send).toHaveBeenCalledWith({ type: 'resume.decline' });
  },
};
/** What comes next is read out once, as the seconds that are left are not. */
export const Countdown: Story = {
  args: { scenario: 'countdown' },
  play: async (context) => {
    await sends('Cancel', { type: 'countdown.cancel' })(context);
    await expect(context.canvas.getByText(/^Next episode: ./)).toHaveAttribute('aria-live', 'polite');
  },
};
export const Feedback: Story = {
  args: { scenario: 'feedback' },
  globals: { motion: 'still' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Forward 10 seconds')).toBeVisible();
  },
};
/** The code of a menu couldn't be loaded; the next press loads it again. */
export const MenuNotLoaded: Story = {
  args: { scenario: 'menuLoadFailed' },
  globals: { motion: 'still' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messages.feedback.loadFailed)).toBeVisible();
    await expect(canvas.queryByRole('menu')).toBeNull();
  },
};
export const LiveAtTheEdge: Story = {
  args: { scenario: 'liveAtTheEdge' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider', { name: 'Seek' })).toHaveAttribute('aria-valuetext', 'Live');
  },
};
export const LiveBehind: Story = {
  args: { scenario: 'liveBehind' },
  play: sends('Go live', { type: 'playhead.moveToLiveEdge' }),
};
/** What is buffered plays on without a word. */
export const PlayingWhileOffline: Story = { args: { scenario: 'playingWhileOffline' } };
export const Offline: Story = {
  args: { scenario: 'offline' },
  play: showsAndRetries(messages.failures.offline),
};
export const ServerUnreachable: Story = {
  args: { scenario: 'waitingForTheServer' },
  play: showsAndRetries(messages.failures.network),
};
export const AddressRefused: Story = {
  args: { scenario: 'refused' },
  play: showsAndRetries(messages.failures.expired),
};
export const Missing: Story = {
  args: { scenario: 'missing' },
  play: showsAndRetries(messages.failures.missing),
};
export const Damaged: Story = {
  args: { scenario: 'damaged' },
  play: showsAndRetries(messages.failures.decode),
};
export const Unsupported: Story = {
  args: { scenario: 'unsupported' },
  play: showsAndRetries(messages.failures.unsupported),
};
export const WithoutSource: Story = {
  args: { scenario: 'withoutSource' },
  play: showsAndRetries(messages.failures.noSource),
};

/** A plan plays on so many screens at once. */
export const AllScreensInUse: Story = {
  args: { scenario: 'allScreensInUse' },
  play: sends('Play here instead', { type: 'playback.takeOver' }),
};
export const TakenOver: Story = {
  args: { scenario: 'takenOver' },
  play: sends('Play here instead', { type: 'playback.takeOver' }),
};
