import type { ReactNode } from 'react';
import { Badge } from '../Badge/Badge';
import { Pause, Play } from '../Icon/icons';
import { BackTen, ExitFullScreen, ForwardTen, FullScreen, Keyboard, SkipNext } from '../Icon/playerIcons';
import { IconButton } from '../IconButton/IconButton';
import { Spinner } from '../Spinner/Spinner';
import { visuallyHidden } from '../theme/text.css';
import { VolumeControl, type VolumeControlProps } from '../VolumeControl/VolumeControl';
import {
  balance,
  beside,
  big,
  bottom,
  centre,
  controls,
  heading,
  keysAbove,
  keysInBar,
  middle,
  narrowOnly,
  ring,
  roomyOnly,
  row,
  space,
  spinner,
  subtitle as subtitleClass,
  time,
  title as titleClass,
  toLive,
  top,
  wideOnly,
} from './PlayerControls.css';

export interface PlayerControlsProps {
  title: string;
  /** The title's language, BCP 47. */
  lang?: string | null | undefined;
  /** The episode, for instance. */
  subtitle?: string | undefined;
  /** The subtitle's language, BCP 47. */
  subtitleLang?: string | null | undefined;
  /** Beside the title, for instance what the film has used. */
  aside?: ReactNode;
  isPlaying: boolean;
  /** A stall long enough to be shown. */
  isBuffering: boolean;
  isFullScreen: boolean;
  /** False hides all but what has the focus. */
  areShown: boolean;
  /** Live streams have an edge in place of a length. */
  live?: { isAtEdge: boolean; liveText: string; toEdgeText: string; onToEdge: () => void } | undefined;
  /** A SeekBar, and a PlayerTime; parts of their own, as they change many times a second. */
  seekBar: ReactNode;
  time: ReactNode;
  volume: Omit<VolumeControlProps, 'labels'>;
  /** A PlayerMenu for each that has something to choose; PlayerMenuButtons until their code is there. */
  menus: ReactNode;
  /** Opens the sheet of the keys; absent where there is none. */
  keySheet?: { label: string; onOpen: () => void } | undefined;
  /** Keeps the controls shown. */
  isMenuOpen: boolean;
  labels: VolumeControlProps['labels'] & {
    play: string;
    pause: string;
    buffering: string;
    backTen: string;
    forwardTen: string;
    next: string;
    fullScreen: string;
    exitFullScreen: string;
  };
  onPlayPause: () => void;
  /** Seeks by seconds, negative towards the start. */
  onSeekBy: (seconds: number) => void;
  onFullScreenToggle: () => void;
  /** Absent where no episode follows. */
  onNext?: (() => void) | undefined;
}

/** The player's controls (spec §4): they send requests and show their props; they hold no media. */
export function PlayerControls(props: PlayerControlsProps) {
  const { live, labels, isPlaying, onSeekBy } = props;
  const areShown = props.areShown || props.isMenuOpen;
  const Mark = isPlaying ? Pause : Play;
  const playLabel = isPlaying ? labels.pause : labels.play;
  const solid = isPlaying ? 'none' : 'currentColor';
  const mark = props.isBuffering && <Spinner />;
  const volume = <VolumeControl {...props.volume} labels={labels} />;
  const next = props.onNext && (
    <IconButton label={labels.next} icon={<SkipNext fill="currentColor" />} onClick={props.onNext} />
  );
  const keySheet = props.keySheet && (
    <IconButton label={props.keySheet.label} icon={<Keyboard />} onClick={props.keySheet.onOpen} />
  );
  const edge = live && (
    <span className={time}>
      <Badge tone={live.isAtEdge ? 'live' : 'plain'}>{live.liveText}</Badge>
      {!live.isAtEdge && (
        <button type="button" className={toLive} onClick={live.onToEdge}>
          {live.toEdgeText}
        </button>
      )}
    </span>
  );
  return (
    <>
      {/* Always in the page, so that its words are read out when they come. */}
      <span className={spinner} role="status">
        {mark && (
          <>
            <span className={visuallyHidden}>{labels.buffering}</span>
            {/* The main button in the middle has its own. */}
            <span className={areShown ? wideOnly : undefined}>{mark}</span>
          </>
        )}
      </span>
      <div className={controls} data-shown={areShown}>
        <div className={top}>
          <span className={keysAbove}>{keySheet}</span>
          <div className={heading} data-above-captions="" data-has-aside={Boolean(props.aside)}>
            <p className={titleClass} lang={props.lang ?? undefined} dir="auto">
              {props.title}
            </p>
            {props.subtitle && (
              <p className={subtitleClass} lang={props.subtitleLang ?? undefined} dir="auto">
                {props.subtitle}
              </p>
            )}
          </div>
          {props.aside}
          <span className={narrowOnly}>
            {edge}
            {volume}
          </span>
        </div>
        <div className={middle}>
          <div className={centre} data-above-captions="">
            {next && <span className={balance} />}
            <IconButton
              className={beside}
              label={labels.backTen}
              icon={<BackTen />}
              onClick={() => onSeekBy(-10)}
            />
            <button
              type="button"
              className={big}
              aria-label={playLabel}
              data-takes-focus=""
              onClick={props.onPlayPause}
            >
              <Mark size={34} fill={solid} strokeWidth={isPlaying ? 4 : 2} />
              {mark && <span className={ring}>{mark}</span>}
            </button>
            <IconButton
              className={beside}
              label={labels.forwardTen}
              icon={<ForwardTen />}
              onClick={() => onSeekBy(10)}
            />
            {next && <span className={narrowOnly}>{next}</span>}
          </div>
        </div>
        <div className={bottom}>
          {props.seekBar}
          <div className={row}>
            <span className={wideOnly}>
              <IconButton
                label={playLabel}
                data-takes-focus=""
                icon={<Mark fill={solid} strokeWidth={isPlaying ? 3 : 2} />}
                onClick={props.onPlayPause}
              />
              <IconButton label={labels.backTen} icon={<BackTen />} onClick={() => onSeekBy(-10)} />
              <IconButton label={labels.forwardTen} icon={<ForwardTen />} onClick={() => onSeekBy(10)} />
            </span>
            <span className={roomyOnly}>
              {next}
              {volume}
            </span>
            {edge ? <span className={roomyOnly}>{edge}</span> : props.time}
            <span className={space} />
            {props.menus}
            <span className={keysInBar}>{keySheet}</span>
            <IconButton
              label={props.isFullScreen ? labels.exitFullScreen : labels.fullScreen}
              icon={props.isFullScreen ? <ExitFullScreen /> : <FullScreen />}
              onClick={props.onFullScreenToggle}
            />
          </div>
        </div>
      </div>
    </>
  );
}
