import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { createCell } from '../../../cell';
import { english } from '../../../copy/english';
import { PlayerInPage } from '../../../stories/playerInPage';
import { screenStory } from '../../../stories/screen';
import { DataSaverContext } from '../../dataSaver/dataSaverContext';

/** The menus of the player's control bar; their code comes with the first opening. */
const meta = {
  title: 'Screens/Video player menus',
  component: PlayerInPage,
  args: { scenario: 'playing', send: fn() },
  ...screenStory,
  // Named once more, as the words above would take the place of those that are spread.
  parameters: { ...screenStory.parameters },
} satisfies Meta<typeof PlayerInPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const CaptionsMenu: Story = {
  args: { scenario: 'captionsMenu' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('menuitemradio', { name: 'Off' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'captions.choose', id: null });
    await userEvent.click(canvas.getByRole('menuitemradio', { name: 'Large' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'captions.style', look: { size: 'large' } });
  },
};
/** They can be chosen again. */
export const CaptionsMenuAfterFailure: Story = {
  args: { scenario: 'captionsMenuAfterFailure' },
  play: async ({ args, canvas, userEvent }) => {
    const off = await canvas.findByRole('menuitemradio', { name: /^Off/ });
    await expect(off).toBeChecked();
    await waitFor(() => expect(off).toHaveFocus());
    canvas.getByRole('menuitemradio', { name: `தமிழ் ${english.playerPanels.captionsFailed}` }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.send).toHaveBeenCalledWith({ type: 'captions.choose', id: '1' });
  },
};
export const AudioMenu: Story = {
  args: { scenario: 'audioMenu' },
  play: async ({ canvas }) => {
    const sound = await canvas.findByRole('menu', { name: 'Audio' });
    await waitFor(() => expect(sound).toBeVisible());
  },
};

const limit = fn();

/** Where the browser says what its connection is, a ceiling for mobile data can be chosen, by what an hour then uses (spec §19). */
export const CeilingOnMobileData: Story = {
  args: {
    scenario: 'qualityMenu',
    mobileCeiling: createCell({ height: 480, savingHeight: 480, choose: limit }),
  },
  decorators: [
    (Story) => (
      <DataSaverContext
        value={createCell({ choice: 'auto', isOn: false, isMobileKnown: true, choose: () => {} })}
      >
        <Story />
      </DataSaverContext>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const group = within(await canvas.findByRole('group', { name: 'On mobile data' }));
    await expect(group.getByRole('menuitemradio', { name: 'Up to 480p ≈ 320 MB an hour' })).toBeChecked();
    await userEvent.click(group.getByRole('menuitemradio', { name: /^Up to 360p/ }));
    await expect(limit).toHaveBeenLastCalledWith(360);
    await userEvent.click(group.getByRole('menuitemradio', { name: /^No limit/ }));
    await expect(limit).toHaveBeenLastCalledWith(null);
  },
};

/** A playlist's levels with what an hour of each uses, and Auto (spec §4). */
export const QualityMenu: Story = {
  args: { scenario: 'qualityMenu' },
  play: async ({ args, canvas, userEvent }) => {
    const chosen = await canvas.findByRole('menuitemradio', { name: 'Auto 720p' });
    await expect(chosen).toBeChecked();
    const saver = within(canvas.getByRole('group', { name: 'Data saver' }));
    await expect(saver.getByRole('menuitemradio', { name: 'Automatic' })).toBeChecked();
    await userEvent.click(canvas.getByRole('menuitemradio', { name: '360p ≈ 320 MB an hour' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'rendition.choose', id: '0' });
  },
};
/** Every speed, 1 chosen (spec §4, §9). */
export const SpeedMenu: Story = {
  args: { scenario: 'speedMenu' },
  play: async ({ args, canvas, userEvent }) => {
    const speeds = await canvas.findAllByRole('menuitemradio');
    await expect(speeds.map((speed) => Number.parseFloat(speed.textContent ?? '') || 1)).toEqual([
      0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4,
    ]);
    await userEvent.click(speeds.at(-1) as HTMLElement);
    await expect(args.send).toHaveBeenCalledWith({ type: 'rate.set', rate: 4 });
  },
};
/** An episode is chosen by its menu (spec §4). */
export const EpisodesMenu: Story = {
  args: { scenario: 'episodesMenu' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('menuitemradio', { name: /A Borrowed Coat/ }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'episode.choose', mediaKey: 'uppu-kaattu/e2' });
  },
};
/** Choosing a quality shows the picture again, too. */
export const SoundOnlyMenu: Story = {
  args: { scenario: 'soundOnlyMenu' },
  play: async ({ args, canvas, userEvent }) => {
    const chosen = await canvas.findByRole('menuitemradio', { name: 'Sound only ≈ 23 MB an hour' });
    await expect(chosen).toBeChecked();
    await userEvent.click(canvas.getByRole('menuitemradio', { name: /^540p/ }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'soundOnly.toggle' });
    await expect(args.send).toHaveBeenCalledWith({ type: 'rendition.choose', id: '1' });
  },
};
