import { Glyph, type IconProps } from './Glyph';
import { speaker } from './shapes';

const back = 'M4.5 5v4h4M4.9 9a8 8 0 1 1-.6 5';
const onward = 'M19.5 5v4h-4M19.1 9a8 8 0 1 0 .6 5';
const ten = 'M9.3 10.6l1.5-1v6M15 9.7c1.1 0 1.7 1 1.7 2.9s-.6 2.9-1.7 2.9-1.7-1-1.7-2.9.6-2.9 1.7-2.9z';

export function VolumeLow(props: IconProps) {
  return <Glyph {...props} d={`${speaker}M15 9a4.2 4.2 0 0 1 0 6`} />;
}

export function FullScreen(props: IconProps) {
  return <Glyph {...props} d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />;
}

export function ExitFullScreen(props: IconProps) {
  return <Glyph {...props} d="M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5" />;
}

export function Captions(props: IconProps) {
  return (
    <Glyph
      {...props}
      d="M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM10.5 10.6a2.2 2.2 0 1 0 0 2.8M17 10.6a2.2 2.2 0 1 0 0 2.8"
    />
  );
}

export function Tracks(props: IconProps) {
  return <Glyph {...props} d="M4 10v4M8 6.5v11M12 9v6M16 4.5v15M20 10v4" />;
}

export function Quality(props: IconProps) {
  return <Glyph {...props} d="M4 7h9M17 7h3M4 17h3M11 17h9M15 4.8v4.4M9 14.8v4.4" />;
}

export function Speed(props: IconProps) {
  return <Glyph {...props} d="M4.5 18a9 9 0 1 1 15 0M12 14l4-5M12 14.01v-.02" />;
}

export function Episodes(props: IconProps) {
  return <Glyph {...props} d="M3.5 9h13v10h-13zM6.5 6h13v9.5M9.5 3h11v9" />;
}

export function Keyboard(props: IconProps) {
  return (
    <Glyph
      {...props}
      d="M4 6h16a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2zM6.5 10v.01M10.2 10v.01M13.8 10v.01M17.5 10v.01M8 14h8"
    />
  );
}

export function SkipNext(props: IconProps) {
  return <Glyph {...props} d="M6 5.5v13l9-6.5zM18.5 5.5v13" />;
}

export function BackTen(props: IconProps) {
  return <Glyph {...props} d={back + ten} />;
}

export function ForwardTen(props: IconProps) {
  return <Glyph {...props} d={onward + ten} />;
}
