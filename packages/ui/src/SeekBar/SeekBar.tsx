import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { useProperties } from '../shared/useProperties';
import { ARROW_SECONDS, PAGE_SECONDS } from './SeekBar.constants';
import { bar, buffered, ghost, played, preview, thumb, thumbnail, time, track } from './SeekBar.css';
import { useSpokenPosition } from './useSpokenPosition';

/** A frame on a sprite sheet, in CSS pixels. */
export interface SeekFrame {
  src: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface SeekBarProps {
  label: string;
  /** Seconds from the start of what can be seen. */
  position: number;
  /** Length in seconds; 0 while it isn't known, then nothing can be sought. */
  duration: number;
  /** Whether the stream is live: what is said of its position stays by itself while it runs on. */
  isLive?: boolean | undefined;
  /** What has been loaded, in seconds. */
  bufferedRanges?: readonly { start: number; end: number }[] | undefined;
  /** A time as it is shown, "12:04". */
  timeText: (seconds: number) => string;
  /** A time as it is read out, "12 minutes 4 seconds of 1 hour". */
  valueText: (seconds: number) => string;
  /** The picture at a time, where there is one. */
  frameAt?: ((seconds: number) => SeekFrame | null) | undefined;
  /** Requests a position in seconds; called when a drag ends. */
  onSeek: (seconds: number) => void;
  /** Requests a move by seconds from where the playhead is, which may be beyond the `position` that is shown. */
  onSeekBy: (seconds: number) => void;
}

/** Seconds by which each key moves. */
const keySteps: Record<string, number> = {
  ArrowLeft: -ARROW_SECONDS,
  ArrowDown: -ARROW_SECONDS,
  ArrowRight: ARROW_SECONDS,
  ArrowUp: ARROW_SECONDS,
  PageDown: -PAGE_SECONDS,
  PageUp: PAGE_SECONDS,
};

const percent = (part: number, whole: number) =>
  `${whole > 0 ? Math.min(100, Math.max(0, (part / whole) * 100)).toFixed(3) : 0}%`;

function Buffered({ start, end, duration }: { start: number; end: number; duration: number }) {
  const element = useProperties<HTMLSpanElement>({
    '--start': percent(start, duration),
    '--length': percent(end - start, duration),
  });
  return <span ref={element} className={buffered} />;
}

function Preview({
  seconds,
  duration,
  frame,
  text,
}: {
  seconds: number;
  duration: number;
  frame: SeekFrame | null;
  text: string;
}) {
  const element = useProperties<HTMLSpanElement>({
    '--pointed': percent(seconds, duration),
    '--half': frame ? `${frame.width / 2}px` : '1.75rem',
    '--frame': frame ? `url("${frame.src.replace(/["\\\n\r\f]/g, encodeURIComponent)}")` : 'none',
    '--frame-at': frame ? `${-frame.x}px ${-frame.y}px` : '0 0',
    '--frame-width': frame ? `${frame.width}px` : '0',
    '--frame-height': frame ? `${frame.height}px` : '0',
  });
  return (
    <span ref={element} className={preview} aria-hidden="true">
      {frame && <span className={thumbnail} />}
      <span className={time}>{text}</span>
    </span>
  );
}

/** Shows and sets the place in a film: what is loaded, what has been seen, and a look ahead under the pointer. */
export function SeekBar({
  label,
  position,
  duration,
  isLive = false,
  bufferedRanges = [],
  timeText,
  valueText,
  frameAt,
  onSeek,
  onSeekBy,
}: SeekBarProps) {
  const [pointed, setPointed] = useState<number | null>(null);
  const [isDragging, setIsDragging] = useState(false);
  const shown = isDragging && pointed !== null ? pointed : position;
  const element = useProperties<HTMLDivElement>({
    '--played': percent(shown, duration),
    '--pointed': percent(pointed ?? 0, duration),
  });
  const { spoken, onFocus, onBlur } = useSpokenPosition(shown, isDragging || isLive);
  const isKnown = duration > 0;

  const secondsAt = (event: PointerEvent) => {
    const box = event.currentTarget.getBoundingClientRect();
    return Math.min(1, Math.max(0, (event.clientX - box.left) / box.width)) * duration;
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    if (!isKnown || event.altKey || event.ctrlKey || event.metaKey) return;
    const step = keySteps[event.key];
    if (step !== undefined) onSeekBy(step);
    else if (event.key === 'Home') onSeek(0);
    else if (event.key === 'End') onSeek(duration);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div
      ref={element}
      dir="ltr"
      className={bar}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-orientation="horizontal"
      aria-valuemin={0}
      aria-valuemax={Math.round(duration)}
      aria-valuenow={Math.round(spoken)}
      aria-valuetext={valueText(spoken)}
      aria-disabled={!isKnown || undefined}
      data-dragging={isDragging}
      onFocus={onFocus}
      onBlur={onBlur}
      onKeyDown={handleKeyDown}
      onPointerDown={(event) => {
        if (!isKnown || event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setIsDragging(true);
        setPointed(secondsAt(event));
      }}
      onPointerMove={(event) => isKnown && setPointed(secondsAt(event))}
      onPointerUp={(event) => {
        if (!isDragging) return;
        setIsDragging(false);
        // The media may be loading again by now.
        if (isKnown) onSeek(secondsAt(event));
        if (event.pointerType !== 'mouse') setPointed(null);
      }}
      onPointerCancel={() => {
        setIsDragging(false);
        setPointed(null);
      }}
      onPointerLeave={() => !isDragging && setPointed(null)}
    >
      <span className={track}>
        {isKnown &&
          bufferedRanges.map(({ start, end }) => (
            <Buffered key={start} start={start} end={end} duration={duration} />
          ))}
        {pointed !== null && <span className={ghost} />}
        <span className={played} />
      </span>
      {isKnown && <span className={thumb} />}
      {pointed !== null && (
        <Preview
          seconds={pointed}
          duration={duration}
          frame={frameAt?.(pointed) ?? null}
          text={timeText(pointed)}
        />
      )}
    </div>
  );
}
