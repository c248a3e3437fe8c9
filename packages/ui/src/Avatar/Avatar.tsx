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

/**
 * The first letter of a word: with its marks, and in the scripts that join consonants with those that a virama joins to it.
 * Versions of `Intl.Segmenter` differ in this, so that a page's server and its browser would draw different letters.
 */
const FIRST_LETTER = /^.(?:[\u094d\u09cd\u0acd\u0b4d\u0c4d\u0ccd\u0d4d]\u200d?\p{L}|[\p{M}\u200c\u200d])*/u;

const firstLetter = (word: string) => FIRST_LETTER.exec(word)?.[0] ?? '';

/** The first letters of the first and the last word; only of the first where both are too wide. */
function initials(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/);
  const letters = [first, others.at(-1) ?? ''].map(firstLetter);
  const fits = [...letters.join('')].length <= FITTING;
  return (fits ? letters.join('') : (letters[0] ?? '')).toUpperCase();
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
