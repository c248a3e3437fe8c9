import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ButtonLink } from '../Button/Button';
import { art } from '../stories/art';
import { longTitles } from '../stories/content';
import { heroSlides } from '../stories/hero';
import { HeroBanner } from './HeroBanner';

const [sample] = heroSlides;

/**
 * The one title that opens a page, large. For several use HeroCarousel, for a title among others
 * ContentCard.
 */
const meta = {
  title: 'Page/HeroBanner',
  component: HeroBanner,
  parameters: { layout: 'fullscreen' },
  args: {
    title: sample?.title ?? '',
    lang: 'en',
    artwork: art.monsoon,
    descriptionText: sample?.descriptionText,
    facts: sample?.facts,
    href: '#video',
    watchText: 'Watch Now',
    onOpen: fn(),
    isPriority: true,
    headingLevel: 1,
  },
} satisfies Meta<typeof HeroBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Watch Now leads to the title's own page (spec §2). */
export const Full: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Watch Now' })).toHaveAttribute('href', '#video');
    await userEvent.click(canvas.getByRole('link', { name: 'Watch Now' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledTimes(2);
  },
};

export const TitleAlone: Story = { args: { descriptionText: undefined, facts: [] } };

export const WithSecondAction: Story = {
  args: { action: <ButtonLink href="#episodes">Episodes</ButtonLink>, artwork: art.river },
};

export const WithoutPicture: Story = { args: { artwork: art.none } };

export const LongDevanagari: Story = { args: { ...longTitles[1], artwork: art.desert } };

/** Even in Nastaliq, whose lines are high, three lines leave the button on the screen. */
export const LongNastaliq: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: {
    ...longTitles[10],
    artwork: art.theatre,
    descriptionText: 'پرانے شہر کی ایک گلی، ایک شاعر، اور وہ نظم جو کسی نے پوری نہیں سنی۔',
    facts: ['ڈراما', '2023'],
  },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole('link').getBoundingClientRect();
    await expect(bottom).toBeLessThan(window.innerHeight);
  },
};

export const SmallScreen: Story = { globals: { viewport: { value: 'small' } } };
