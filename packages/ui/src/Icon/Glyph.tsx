/** How an icon is drawn. It is always hidden from assistive technology, because words are beside it. */
export interface IconProps {
  /** Edge of the square, in CSS pixels or as a length; 24 by default. */
  size?: number | string | undefined;
  className?: string | undefined;
  /** `currentColor` fills the shape. */
  fill?: 'none' | 'currentColor' | undefined;
  strokeWidth?: number | undefined;
}

interface GlyphProps extends IconProps {
  /** The lines, on a square of 24. */
  d: string;
}

/** One icon from its lines. */
export function Glyph({ d, size = 24, className, fill = 'none', strokeWidth = 2 }: GlyphProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill={fill}
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={d} />
    </svg>
  );
}
