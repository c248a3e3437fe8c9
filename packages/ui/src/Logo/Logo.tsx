import { before, between, logo, mark, now, picture } from './Logo.css';

/** The mark alone: one frame of a moving picture, and where it was the moment before. */
export function LogoMark() {
  return (
    <svg className={mark} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <path
        className={before}
        d="M4 11.5c0-2.6 2.8-4.2 5-2.9l20.200 12.500c2.100 1.300 2.100 4.500 0 5.800L9 39.400c-2.200 1.300-5-.3-5-2.900z"
      />
      <path
        className={between}
        d="M10 9.500c0-2.600 2.800-4.200 5-2.900l22.200 14.500c2.100 1.300 2.100 4.500 0 5.800L15 41.400c-2.200 1.300-5-.3-5-2.900z"
      />
      <path
        className={now}
        d="M17 8c0-2.600 2.900-4.200 5.100-2.800l23 14.900c2 1.300 2 4.300 0 5.600l-23 14.900C19.900 44.200 17 42.600 17 40z"
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
