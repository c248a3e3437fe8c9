import { Glyph, type IconProps } from './Glyph';

const eye = 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z';
const pupil = 'M12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z';

export function Eye(props: IconProps) {
  return <Glyph {...props} d={eye + pupil} />;
}

export function EyeOff(props: IconProps) {
  return <Glyph {...props} d={`${eye}${pupil}M4 4l16 16`} />;
}
