import { length, time } from './PlayerControls.css';

export interface PlayerTimeProps {
  /** "24:40". */
  positionText: string;
  /** "1:40:00". */
  durationText: string;
}

/** Position and duration; a narrow player leaves the duration out, the narrowest both. */
export function PlayerTime({ positionText, durationText }: PlayerTimeProps) {
  return (
    <span className={time} dir="ltr">
      {positionText}
      <span className={length}>/ {durationText}</span>
    </span>
  );
}
