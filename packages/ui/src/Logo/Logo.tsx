import { before, between, logo, mark, now, picture } from './Logo.css';

/** The mark: a frame of a moving picture, and its position a moment before. */
export function LogoMark() {
  return (
    <svg className={mark} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <path
        className={before}
        d="M4 11.5c0-2.6 2.8-4.2 5-2.9l20.2 12.5c2.1 1.3 2.1 4.5 0 5.8L9 39.4c-2.2 1.3-5-.3-5-2.9z"
      />
      <path
        className={between}
        d="M10 9.5c0-2.6 2.8-4.2 5-2.9l22.2 14.5c2.1 1.3 2.1 4.5 0 5.8L15 41.4c-2.2 1.3-5-.3-5-2.9z"
      />
      <path
        className={now}
        d="M17 8c0-2.6 2.9-4.2 5.1-2.8l23 14.9c2 1.3 2 4.3 0 5.6l-23 14.9C19.9 44.2 17 42.6 17 40z"
      />
    </svg>
  );
}

export interface LogoProps {
  /** The operator's name. */
  name: string;
  /** The operator's own picture in place of the mark and name. */
  imageUrl?: string | null | undefined;
}

/** The brand: its mark and its name. */
export function Logo({ name, imageUrl }: LogoProps) {
  return (
    <span className={logo}>
      {imageUrl ? (
        <img className={picture} src={imageUrl} alt={name} />
      ) : (
        <>
          <LogoMark />
          <span>{name}</span>
        </>
      )}
    </span>
  );
}
