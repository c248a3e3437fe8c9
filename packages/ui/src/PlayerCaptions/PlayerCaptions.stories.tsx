import type { Meta, StoryObj } from '@storybook/react-vite';
import { art } from '../stories/art';
import { longTitles } from '../stories/content';
import { overPicture } from '../stories/overPicture';
import { PlayerCaptions } from './PlayerCaptions';

/** Captions inside a PlayerFrame, in the looks that the visitor has chosen. For words of the page use text. */
const meta = {
  title: 'Player/PlayerCaptions',
  component: PlayerCaptions,
  args: {
    lines: [{ id: 'one', text: 'The river remembers\nwhat the village forgot.' }],
    lang: 'en',
    look: { size: 'medium', colour: 'white', background: 'veil' },
    isRaised: false,
  },
  decorators: [overPicture(art.river)],
} satisfies Meta<typeof PlayerCaptions>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Medium: Story = {};
export const Small: Story = { args: { look: { size: 'small', colour: 'white', background: 'veil' } } };
export const LargeYellowOnSolid: Story = {
  args: { look: { size: 'large', colour: 'yellow', background: 'solid' } },
};
export const GreenWithoutGround: Story = {
  // The ground is the picture; a dark edge around each letter keeps it readable, which can't be measured here.
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
  args: { look: { size: 'medium', colour: 'green', background: 'none' } },
};
export const AboveTheControls: Story = { args: { isRaised: true } };
export const TwoSpeakers: Story = {
  args: {
    lines: [
      { id: 'one', text: '– कौन है?' },
      { id: 'two', text: '– मैं, माँ। दरवाज़ा खोलो।' },
    ],
    lang: 'hi',
  },
};

function inScript(lang: string): Story {
  const text = longTitles.find((title) => title.lang === lang)?.title ?? '';
  return { args: { lang, lines: [{ id: lang, text }] } };
}

export const Tamil: Story = inScript('ta');
export const Telugu: Story = inScript('te');
export const Bengali: Story = inScript('bn');
export const Malayalam: Story = inScript('ml');
export const Odia: Story = inScript('or');
export const Urdu: Story = inScript('ur');
export const Nothing: Story = { args: { lines: [] } };
