import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ExamplePlayer } from './ExamplePlayer';

/**
 * The engine of `@chalchitra/player`, the machine of `@chalchitra/machines` and the parts of `@chalchitra/ui`, and nothing of the
 * site: a whole player in some 150 lines. It plays a clip of the catalogue.
 */
const meta = {
  title: 'Player/Engine',
  component: ExamplePlayer,
  args: {
    title: 'Firefly Forest',
    played: {
      mediaKey: 'firefly-forest/',
      url: '/media/firefly-forest/master.m3u8',
      qualities: [],
      captions: [],
    },
  },
  // A picture that plays is another one each time.
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof ExamplePlayer>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0];

async function pauseAndSeek({ canvas, canvasElement, userEvent }: Canvas) {
  const slider = await canvas.findByRole('slider', { name: 'Seek' });
  // A film that starts by itself can be paused from the first moment on.
  const button = canvas.getByRole('button', { name: 'Pause' });
  await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/of 0:[1-9]/)));
  const video = canvasElement.querySelector('video');
  await waitFor(() => expect(video?.currentTime).toBeGreaterThan(0.2));
  await userEvent.click(button);
  const before = video?.currentTime ?? 0;
  slider.focus();
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(video?.currentTime).toBeGreaterThan(before + 3));
}

/** Adaptive video: hls.js is loaded with the first playlist. */
export const Playlist: Story = { play: pauseAndSeek };

/** A file, with captions beside it: C switches them on. */
export const FileWithCaptions: Story = {
  args: {
    played: {
      mediaKey: 'firefly-forest/file',
      url: '/media/firefly-forest/file-360p.mp4',
      qualities: ['360p'],
      captions: [{ lang: 'en', label: 'English', url: '/media/firefly-forest/subtitles-en.vtt' }],
    },
  },
  play: async (context) => {
    await pauseAndSeek(context);
    const { canvas, canvasElement, userEvent } = context;
    const captions = canvasElement.querySelector('video')?.textTracks[0];
    // What is pressed on the page, and with Control, isn't the player's.
    canvas.getByRole('slider', { name: 'Seek' }).blur();
    await userEvent.keyboard('c');
    canvas.getByRole('button', { name: 'Play' }).focus();
    await userEvent.keyboard('{Control>}c{/Control}');
    await expect(captions?.mode).toBe('disabled');
    await userEvent.keyboard('c');
    await waitFor(() => expect(captions?.cues?.length).toBeGreaterThan(0));
  },
};

/** An address without a video says so, and is tried again on request. */
export const Missing: Story = {
  args: {
    played: { mediaKey: 'gone/', url: '/media/firefly-forest/gone.mp4', qualities: [], captions: [] },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert', {})).toHaveTextContent(/can't be played/);
    canvas.getByRole('button', { name: 'Try again' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('alert', {})).toHaveTextContent(/can't be played/);
  },
};
