import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';

/** A caption whose hashtags are beyond the lines that a card shows. */
export const cutOffHashtags = {
  caption: `${'Rehearsals, from the first bell to the last lamp. '.repeat(8)}#Margazhi #Chennai`,
  hashtagHref: (hashtag: string) => `#search/${hashtag.slice(1)}`,
};

/** Gives the last of them the keyboard's focus: it is seen then, and the caption isn't scrolled. */
export async function focusCutOffHashtag({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  const hashtag = canvas.getByRole('link', { name: '#Chennai' });
  while (document.activeElement !== hashtag) await userEvent.tab();
  await expect(hashtag.parentElement?.scrollTop).toBe(0);
  const { x, y, width, height } = hashtag.getBoundingClientRect();
  await expect(document.elementFromPoint(x + width / 2, y + height / 2)).toBe(hashtag);
}
