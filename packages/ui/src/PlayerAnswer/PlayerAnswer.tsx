import type { ComponentType } from 'react';
import type { IconProps } from '../Icon/Glyph';
import { Info, Pause, Play, Volume, VolumeOff } from '../Icon/icons';
import { BackTen, Captions, ForwardTen, FullScreen, SkipNext, Speed } from '../Icon/playerIcons';
import { mark, sides } from './PlayerAnswer.css';

const marks = {
  play: Play,
  pause: Pause,
  back: BackTen,
  forward: ForwardTen,
  volume: Volume,
  muted: VolumeOff,
  speed: Speed,
  captions: Captions,
  fullScreen: FullScreen,
  next: SkipNext,
  note: Info,
} satisfies Record<string, ComponentType<IconProps>>;

export interface PlayerAnswerProps {
  /** What has just happened, "Forward 10 seconds"; also read out. Null while there is nothing to say. */
  answer: {
    /** Another one for each key press, so that the same words are said again. */
    id: number;
    text: string;
    mark: keyof typeof marks;
    /** A double tap is answered on its own side; a notice, which nobody asked for, fades later. */
    side?: keyof typeof sides | undefined;
  } | null;
}

/** A brief answer on the picture to a key or a double tap; always in the page, so that it is read out. */
export function PlayerAnswer({ answer }: PlayerAnswerProps) {
  const Mark = marks[answer?.mark ?? 'note'];
  return (
    <div role="status">
      {answer && (
        <div key={answer.id} className={sides[answer.side ?? 'middle']}>
          <Mark className={mark} size={30} />
          {answer.text}
        </div>
      )}
    </div>
  );
}
