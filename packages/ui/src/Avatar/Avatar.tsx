import { classes } from '../shared/classes';
import { useBroken } from '../shared/useBroken';
import { avatar, picture, sizes } from './Avatar.css';

export interface AvatarProps {
  /** The person's name, from which the first letters are drawn; shown beside the avatar as text. */
  name: string;
  photoUrl?: string | null | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
}

/** As many code points as fit into the circle: two plain letters, or one with marks and joined consonants. */
const FITTING = 3;

let segmenter: Intl.Segmenter | undefined;

/** The first letter of a word, with its marks. ASCII has none; the first use of Intl takes a slow phone a tenth of a second. */
function firstLetter(word: string): string {
  if (/^[!-~]*$/.test(word)) return word.charAt(0);
  // Firefox had no segmenter before 125.
  if (!Intl.Segmenter) return [...word][0] ?? '';
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return [...segmenter.segment(word)][0]?.segment ?? '';
}

/** The first letters of the first and the last word; only of the first where both are too wide. */
function initials(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/);
  const letters = [first, others.at(-1) ?? ''].map(firstLetter);
  const fits = [...letters.join('')].length <= FITTING;
  return (fits ? letters.join('') : (letters[0] ?? '')).toLocaleUpperCase();
}

/** A person's picture, or initials without one; decorative, because the name is beside it. */
export function Avatar({ name, photoUrl, size = 'medium' }: AvatarProps) {
  const [isBroken, noteBroken] = useBroken(photoUrl);
  return (
    <span className={classes(avatar, sizes[size])} aria-hidden="true">
      {initials(name)}
      {photoUrl && !isBroken && (
        <img className={picture} src={photoUrl} alt="" loading="lazy" decoding="async" onError={noteBroken} />
      )}
    </span>
  );
}
