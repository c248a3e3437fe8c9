import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { art } from '../stories/art';
import { cardWidth } from '../stories/frames.css';
import { SavesDataContext } from '../theme/savesData';
import { Artwork } from './Artwork';

/**
 * Every picture of a film, series or channel, with what is drawn where there is none. For people use Avatar, for a
 * creator's posts PostPicture.
 */
const meta = {
  title: 'Cards/Artwork',
  component: Artwork,
  args: { title: 'Monsoon Days', sources: art.monsoon, sizes: '22rem' },
  decorators: [
    (Story) => (
      <div className={cardWidth}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Artwork>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Wide art from 768 px on (spec §9, §14). */
export const Card: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')?.currentSrc).toBe(art.monsoon.wide?.src));
  },
};

/** Small-screen art below 768 px (spec §9, §14). */
export const CardOnSmallScreens: Story = {
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')?.currentSrc).toBe(art.monsoon.small?.src));
  },
};

const src = art.monsoon.wide?.src ?? '';
const severalWidths = { src, srcSet: [480, 960, 1600].map((width) => `${src} ${width}w`).join(', ') };

/** Where data is saved a card has its narrowest edition, what fills the page the next one at most (spec §19). */
export const SavingData: Story = {
  args: { sources: { small: null, wide: severalWidths } },
  render: (args) => (
    <SavesDataContext value={true}>
      <Artwork {...args} />
      <Artwork {...args} shape="fill" />
    </SavesDataContext>
  ),
  play: async ({ canvasElement }) => {
    const offered = [...canvasElement.querySelectorAll('img')].map(({ srcset }) => srcset);
    await expect(offered).toEqual([`${src} 480w`, `${src} 480w, ${src} 960w`]);
  },
};

export const Wide: Story = { args: { shape: 'wide' } };

export const Square: Story = { args: { shape: 'square', sources: art.lamp } };

export const Priority: Story = {
  args: { isPriority: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toHaveAttribute('fetchpriority', 'high');
  },
};

/**
 * A picture that fails to load is replaced by drawn artwork with the title, never by a broken-image mark (spec §4). It is
 * requested again when the browser is online again.
 */
export const Broken: Story = {
  args: { sources: { small: { src: '/missing.avif' }, wide: { src: '/missing.avif' } } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText('Monsoon Days')).toBeVisible());
    await expect(canvasElement.querySelector('img')).toBeNull();
    await waitFor(() => {
      window.dispatchEvent(new Event('online'));
      expect(canvasElement.querySelector('img')).not.toBeNull();
    });
  },
};

export const None: Story = { args: { sources: art.none, title: 'रेत के घर' } };

export const DrawnGrounds: Story = {
  render: () => (
    <>
      {['Tide', 'Ferry Road', 'ఊరి బడి', 'Salt Wind', 'The Lamp', 'பாதை', 'Kite'].map((title) => (
        <Artwork key={title} title={title} sources={art.none} shape="wide" />
      ))}
    </>
  ),
};
