import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { asWideAsACard } from '../stories/column';
import { rangeOf } from '../stories/search';
import { Marked } from './Marked';

/** What a search found in a text. Not for emphasis: use words for that. */
const meta = {
  title: 'Foundations/Marked',
  component: Marked,
  args: { text: 'The Salt Caravan', ranges: [[4, 8]] },
} satisfies Meta<typeof Marked>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OneWord: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Salt').tagName).toBe('MARK');
  },
};

const samples = [
  { text: 'आख़िरी दीया', lang: 'hi', word: 'दीया' },
  { text: 'নদীর নাম কাজল', lang: 'bn', word: 'নদীর' },
  { text: 'நிழல் கூத்து', lang: 'ta', word: 'கூத்து' },
  { text: 'గాలి పాట', lang: 'te', word: 'గాలి' },
  { text: 'ಮಳೆಯ ದಿನಗಳು', lang: 'kn', word: 'ದಿನಗಳು' },
  { text: 'കടലിന്റെ മക്കൾ', lang: 'ml', word: 'മക്കൾ' },
  { text: 'પતંગ', lang: 'gu', word: 'પતં' },
  { text: 'ਮਿੱਟੀ ਦੀ ਖ਼ੁਸ਼ਬੂ', lang: 'pa', word: 'ਮਿੱਟੀ' },
  { text: 'ଶେଷ ଟ୍ରେନ୍', lang: 'or', word: 'ଟ୍ରେନ୍' },
  { text: 'چراغ تلے', lang: 'ur', word: 'چراغ' },
];

/** In every script; joined letters stay joined. */
export const Scripts: Story = {
  decorators: [asWideAsACard],
  render: () => (
    <>
      {samples.map(({ text, lang, word }) => (
        <p key={lang}>
          <Marked text={text} lang={lang} ranges={[rangeOf(text, word)]} />
        </p>
      ))}
    </>
  ),
};

/** A mark ends behind the signs of its last letter, and never within a letter (spec §16). */
export const WholeLetters: Story = {
  args: { text: 'दीया', lang: 'hi', ranges: [[0, 1]] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('दी').tagName).toBe('MARK');
  },
};

/** Ranges that overlap, or lie outside, harm nothing. */
export const OddRanges: Story = {
  args: {
    text: 'Monsoon',
    ranges: [
      [0, 3],
      [1, 4],
      [5, 99],
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^Monsoon$/);
  },
};
