import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../Grid/Grid';
import { art } from '../stories/art';
import { asWideAsACard } from '../stories/column';
import { longTitles } from '../stories/content';
import { EpisodeCard } from './EpisodeCard';

/**
 * An episode in its series' list. Films and whole series have ContentCard; inside the player the episodes
 * are a menu.
 */
const meta = {
  title: 'Cards/EpisodeCard',
  component: EpisodeCard,
  args: {
    href: '#episode-3',
    title: 'The Well Remembers',
    lang: 'en',
    placeText: 'Episode 3 · 24 min',
    artwork: art.desert,
  },
} satisfies Meta<typeof EpisodeCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  decorators: [asWideAsACard],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'The Well Remembers' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '#episode-3');
  },
};

export const Current: Story = { decorators: [asWideAsACard], args: { currentText: 'Now playing' } };

export const WithoutPicture: Story = { decorators: [asWideAsACard], args: { artwork: art.none } };

export const LongNames: Story = {
  render: (args) => (
    <Grid label="Episodes" variant="wide">
      {longTitles.map(({ lang, title }) => (
        <EpisodeCard {...args} key={lang} lang={lang} title={title} />
      ))}
    </Grid>
  ),
};
