import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Artwork } from '../Artwork/Artwork';
import { EmptyState } from '../EmptyState/EmptyState';
import { HeroBanner } from '../HeroBanner/HeroBanner';
import { art } from '../stories/art';
import { Page, PageContent, PageHeading } from './Page';

/** The frame and the heading of every screen. Not nested: a part of a page is a Shelf. */
const meta = {
  title: 'Page/Page',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: {
    skipText: 'Skip to content',
    children: (
      <PageContent>
        <PageHeading
          title="Short Films"
          leadText="Twenty minutes or less, from every corner of the country."
        />
        <p>Content follows here.</p>
      </PageContent>
    ),
  },
} satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Standard: Story = {};

export const SkipLinkOnFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

/** For what starts at the top edge of the screen, beneath the header. */
export const Bleed: Story = {
  args: {
    children: (
      <PageContent variant="bleed">
        <HeroBanner
          title="Short Films"
          descriptionText="Twenty minutes or less, from every corner of the country."
          artwork={art.river}
          href="#video"
          watchText="Watch Now"
          headingLevel={1}
        />
      </PageContent>
    ),
  },
};

export const CentredOnAPicture: Story = {
  args: {
    children: (
      <PageContent variant="centred" backdrop={<Artwork title="" sources={art.desert} shape="fill" />}>
        <EmptyState title="Nothing here yet" />
      </PageContent>
    ),
  },
};
