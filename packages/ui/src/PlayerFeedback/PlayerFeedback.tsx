import type { ComponentType } from 'react';
import type { IconProps } from '../Icon/Glyph';
import { Info, Pause, Play, Volume, VolumeOff } from '../Icon/icons';
import { BackTen, Captions, ForwardTen, FullScreen, SkipNext, Speed } from '../Icon/playerIcons';
import { visuallyHidden } from '../theme/text.css';
import { mark, sides } from './PlayerFeedback.css';

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

export interface PlayerFeedbackProps {
  /** What has just happened, "Forward 10 seconds"; also read out. Null while there is nothing to show. */
  feedback: {
    /** A new one for each key press, so that the same words are read out again. */
    id: number;
    text: string;
    mark: keyof typeof marks;
    /** A double tap shows it on its own side. A notice, which no key has caused, fades later. */
    side?: keyof typeof sides | undefined;
  } | null;
  /** What is only read out, because it is shown elsewhere; it stays as long as that. */
  spokenText?: string | undefined;
}

/** Brief feedback on the picture to a key or a double tap; always in the page, so that it is read out. */
export function PlayerFeedback({ feedback, spokenText }: PlayerFeedbackProps) {
  const Mark = marks[feedback?.mark ?? 'note'];
  return (
    <>
      <div role="status">
        {feedback && (
          <div key={feedback.id} className={sides[feedback.side ?? 'middle']}>
            <Mark className={mark} size={30} />
            {feedback.text}
          </div>
        )}
      </div>
      <div className={visuallyHidden} aria-live="polite" dir="auto">
        {spokenText}
      </div>
    </>
  );
}
