import type { FoundTitle } from '@chalchitra/api/types';
import { PageContent } from '@chalchitra/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sampleCards, sampleItems } from '../../stories/samples';
import { screenStory } from '../../stories/screen';
import { SimilarTitles } from './MoreLikeThis';

const found = sampleItems.map((item): FoundTitle => ({ ...item, kind: 'videos', matched: [], alias: null }));

/** Below a title on its own page. */
const meta = {
  title: 'Screens/MoreLikeThis',
  component: SimilarTitles,
  args: { titles: found, cards: sampleCards },
  ...screenStory,
  render: (args) => (
    <PageContent>
      <SimilarTitles {...args} />
    </PageContent>
  ),
} satisfies Meta<typeof SimilarTitles>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Titles: Story = {
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('list', { name: 'More Like This' }));
    await expect(list.getAllByRole('article')).toHaveLength(found.length);
  },
};

export const SmallScreen: Story = { globals: { viewport: { value: 'small' } } };
