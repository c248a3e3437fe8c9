import { Link } from '../Link/Link';

/** Where a hashtag leads, with its sign. */
export type HashtagHref = (hashtag: string) => string;

/** Not within a word, as in C#, or an address. */
const HASHTAG = /(?<![\p{L}\p{M}\p{N}_/&])(#[\p{L}\p{N}_][\p{L}\p{M}\p{N}_]*)/u;

/** A post's words; hashtags in them lead to the search for them. */
export function PostCaption({ text, hashtagHref }: { text: string; hashtagHref?: HashtagHref | undefined }) {
  if (hashtagHref === undefined) return text;
  let place = 0;
  return text.split(HASHTAG).map((part, index) => {
    const start = place;
    place += part.length;
    // Every second part is what the pattern found.
    if (index % 2 === 0) return part;
    return (
      <Link key={start} href={hashtagHref(part)}>
        {part}
      </Link>
    );
  });
}
