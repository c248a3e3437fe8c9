import { PageContent } from '@chalchitra/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { createCell } from '../../cell';
import { english } from '../../copy/english';
import { createPresenter } from '../../present/present';
import { type Runtime, RuntimeProvider } from '../../runtime';
import { sampleItems } from '../../stories/samples';
import { screenStory } from '../../stories/screen';
import { HomeHero } from './HomeHero';
import { toHeroSlides } from './useHeroSlides';

const { base } = english;
const runtime = { motionPaused: createCell(false) } as unknown as Runtime;

const meta = {
  title: 'Screens/Home hero',
  component: HomeHero,
  args: {
    slides: toHeroSlides(sampleItems, () => null, base, createPresenter('en-IN', base)),
    onOpen: fn(),
  },
  ...screenStory,
  render: (args) => (
    <RuntimeProvider runtime={runtime}>
      <PageContent variant="bleed">
        <HomeHero {...args} />
        <div style={{ blockSize: '150vh' }} />
      </PageContent>
    </RuntimeProvider>
  ),
} satisfies Meta<typeof HomeHero>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Off the screen, and behind another tab, the hero rests; seen again it goes on. */
export const RestsUnseen: Story = {
  globals: { motion: 'moving' },
  play: async ({ canvas }) => {
    const hero = canvas.getByRole('region', { name: base.home.hero });
    // A slide is announced only while no other follows by itself.
    const rests = (does: boolean) =>
      waitFor(() => expect(hero.querySelector('[aria-live]') !== null).toBe(does));
    await rests(false);
    window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    await rests(true);
    window.scrollTo({ top: 0, behavior: 'instant' });
    await rests(false);
    const show = (visibilityState: DocumentVisibilityState) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibilityState });
      document.dispatchEvent(new Event('visibilitychange'));
    };
    try {
      show('hidden');
      await rests(true);
      show('visible');
      await rests(false);
    } finally {
      Reflect.deleteProperty(document, 'visibilityState');
    }
  },
};
