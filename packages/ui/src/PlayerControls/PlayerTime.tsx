import { length, time } from './PlayerControls.css';

export interface PlayerTimeProps {
  /** "24:40". */
  positionText: string;
  /** "1:40:00". */
  durationText: string;
}

/** Where the player is and how long it goes on; the length goes first where there is hardly room. */
export function PlayerTime({ positionText, durationText }: PlayerTimeProps) {
  return (
    <span className={time} dir="ltr">
      {positionText}
      <span className={length}>/ {durationText}</span>
    </span>
  );
}
