import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { art } from '../stories/art';
import { atEnd, pictureFrame } from '../stories/playing.css';
import { SoundOnlyNote, type SoundOnlyNoteProps, SoundOnlyPoster } from './SoundOnly';

/** A film without its picture: the poster, and what says so with the way back. Not for a film whose picture is still to come. */
const meta = {
  title: 'Player/SoundOnly',
  component: SoundOnlyNote,
  args: {
    text: 'Sound only',
    showPictureText: 'Show picture',
    onShowPicture: fn() as SoundOnlyNoteProps['onShowPicture'],
  },
  render: (args) => (
    <div className={pictureFrame}>
      <SoundOnlyPoster sources={art.monsoon} title="Monsoon Days" lang="en" />
      <div className={atEnd}>
        <SoundOnlyNote {...args} />
      </div>
    </div>
  ),
} satisfies Meta<typeof SoundOnlyNote>;
export default meta;

type Story = StoryObj<typeof meta>;

/** By pointer and by key (spec §19). */
export const WithTheControls: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show picture' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Show picture' }));
    await expect(args.onShowPicture).toHaveBeenCalledTimes(2);
  },
};

export const Alone: Story = {
  args: { onShowPicture: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sound only')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const WithoutArtwork: Story = {
  render: (args) => (
    <div className={pictureFrame}>
      <SoundOnlyPoster sources={{ small: null, wide: null }} title="Monsoon Days" lang="en" />
      <SoundOnlyNote {...args} />
    </div>
  ),
  args: { onShowPicture: undefined },
};

export const SmallScreen: Story = {
  args: { text: 'ஒலி மட்டும்', showPictureText: 'படத்தைக் காட்டு' },
  globals: { viewport: { value: 'small' } },
};
