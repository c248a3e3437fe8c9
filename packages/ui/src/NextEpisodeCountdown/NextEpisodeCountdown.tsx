import { useId } from 'react';
import { Artwork, type ArtworkSources } from '../Artwork/Artwork';
import { Button } from '../Button/Button';
import { Play } from '../Icon/icons';
import {
  card,
  choices,
  head,
  picture,
  progress,
  soon,
  title as titleClass,
  words,
} from './NextEpisodeCountdown.css';

export interface NextEpisodeCountdownProps {
  title: string;
  /** The title's language, BCP 47. */
  lang?: string | null | undefined;
  artwork: ArtworkSources;
  /** Seconds left and at the start. */
  secondsLeft: number;
  secondsInAll: number;
  /** "Next episode in 8". */
  countdownText: string;
  playText: string;
  cancelText: string;
  onPlay: () => void;
  onCancel: () => void;
}

/** Announces the next episode, which can be started at once or cancelled. */
export function NextEpisodeCountdown({
  title,
  lang,
  artwork,
  secondsLeft,
  secondsInAll,
  countdownText,
  playText,
  cancelText,
  onPlay,
  onCancel,
}: NextEpisodeCountdownProps) {
  const id = useId();
  return (
    <section className={card} aria-labelledby={id}>
      <div className={head}>
        <span className={picture}>
          <Artwork sources={artwork} title={title} lang={lang} shape="fill" prefer="wide" sizes="112px" />
        </span>
        <div className={words}>
          <p className={soon} role="timer">
            {countdownText}
          </p>
          <p className={titleClass} id={id} lang={lang ?? undefined} dir="auto">
            {title}
          </p>
        </div>
      </div>
      <progress
        className={progress}
        value={secondsInAll - secondsLeft}
        max={secondsInAll}
        aria-label={countdownText}
      />
      <div className={choices}>
        <Button
          variant="action"
          icon={<Play size={16} fill="currentColor" />}
          data-takes-focus=""
          onClick={onPlay}
        >
          {playText}
        </Button>
        <Button onClick={onCancel}>{cancelText}</Button>
      </div>
    </section>
  );
}
