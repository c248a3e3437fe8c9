import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ContentCard } from '../ContentCard/ContentCard';
import { ContentRow } from '../ContentRow/ContentRow';
import { Shelf } from '../Shelf/Shelf';
import { sampleTitles } from '../stories/content';
import { visuallyHidden } from '../theme/text.css';
import { ShelfStack } from './ShelfStack';

const shelves = (count: number) =>
  Array.from({ length: count }, (_, index) => `Genre ${index + 1}`).map((title) => (
    <Shelf key={title} title={title}>
      <ContentRow
        label={title}
        items={sampleTitles.slice(0, 2)}
        getKey={({ id }) => id}
        renderItem={({ id, ...item }) => <ContentCard {...item} href={`#${id}`} watchText="Watch Now" />}
        previousLabel="Previous"
        nextLabel="Next"
      />
    </Shelf>
  ));

/** The shelves of a listing page, one for each genre. */
const meta = {
  title: 'Rows/ShelfStack',
  component: ShelfStack,
  parameters: { layout: 'fullscreen' },
  args: { children: shelves(3) },
  render: (args) => (
    <main>
      <h1 className={visuallyHidden}>Movies</h1>
      <ShelfStack {...args} />
    </main>
  ),
} satisfies Meta<typeof ShelfStack>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Few: Story = {};

export const SmallScreen: Story = { globals: { viewport: { value: 'small' } } };

/** 500 genres cost no more elements than what can be seen and a margin. */
export const FiveHundred: Story = {
  args: { children: shelves(500) },
  play: async ({ canvas }) => {
    const names = () => canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    await waitFor(() => expect(names().length).toBeLessThan(20));
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    await waitFor(() => expect(names()).toContain('Genre 500'));
    await expect(names().length).toBeLessThan(20);
    window.scrollTo({ top: 0, behavior: 'instant' });
    await waitFor(() => expect(names()[0]).toBe('Genre 1'));
  },
};
