import { Glyph, type IconProps } from './Glyph';
import { speaker } from './shapes';

const ring = 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z';

export function Play(props: IconProps) {
  return (
    <Glyph {...props} d="M8 5.3v13.4a.6.6 0 0 0 .92.5l10.3-6.7a.6.6 0 0 0 0-1L8.92 4.8a.6.6 0 0 0-.92.5z" />
  );
}

export function Pause(props: IconProps) {
  return <Glyph {...props} d="M9 5v14M15 5v14" />;
}

export function ChevronLeft(props: IconProps) {
  return <Glyph {...props} d="m15 6-6 6 6 6" />;
}

export function ChevronRight(props: IconProps) {
  return <Glyph {...props} d="m9 6 6 6-6 6" />;
}

export function ChevronDown(props: IconProps) {
  return <Glyph {...props} d="m6 9 6 6 6-6" />;
}

export function Menu(props: IconProps) {
  return <Glyph {...props} d="M4 6h16M4 12h16M4 18h16" />;
}

export function X(props: IconProps) {
  return <Glyph {...props} d="m6 6 12 12M18 6 6 18" />;
}

export function Search(props: IconProps) {
  return <Glyph {...props} d="M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM16 16l4.5 4.5" />;
}

/** An arrow out of a tray. */
export function Share(props: IconProps) {
  return <Glyph {...props} d="M12 15V4M8 7.5 12 3.5l4 4M5 12.5V20h14v-7.5" />;
}

export function Check(props: IconProps) {
  return <Glyph {...props} d="m5 12.5 4.5 4.5L19 7.5" />;
}

export function CircleAlert(props: IconProps) {
  return <Glyph {...props} d={`${ring}M12 7.5v5M12 16.3v.01`} />;
}

export function CircleCheck(props: IconProps) {
  return <Glyph {...props} d={`${ring}m-4 9.5 2.7 2.7L16 9.5`} />;
}

export function Info(props: IconProps) {
  return <Glyph {...props} d={`${ring}M12 11v5.5M12 7.7v.01`} />;
}

/** A frame of a film. */
export function Frame(props: IconProps) {
  return (
    <Glyph {...props} d="M4 5h16v14H4zM8.5 5v14M15.5 5v14M4 9.7h4.5M4 14.3h4.5M15.5 9.7H20M15.5 14.3H20" />
  );
}

/** A frame torn in two. */
export function TornFrame(props: IconProps) {
  return <Glyph {...props} d="M4 5h6.5l-2 4 3 3-3 3 2 4H4zM20 5h-6l-1.5 3.5 2 3.5-2 3.5L14 19h6z" />;
}

/** A screen, and a phone in front of it. */
export function Screens(props: IconProps) {
  return <Glyph {...props} d="M13 16H4V5h16v4M8 20h5M16 11.5h5v9h-5zM18.2 18.2h.6" />;
}

export function Volume(props: IconProps) {
  return <Glyph {...props} d={`${speaker}M15 9a4.2 4.2 0 0 1 0 6M17.8 6.2a8.2 8.2 0 0 1 0 11.6`} />;
}

export function VolumeOff(props: IconProps) {
  return <Glyph {...props} d={`${speaker}m5 4.5 5 5m0-5-5 5`} />;
}
