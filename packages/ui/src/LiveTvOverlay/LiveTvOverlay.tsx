import type { ReactNode } from 'react';
import { Presence } from '../shared/Presence';
import { LiveTvDialog } from './LiveTvDialog';

export interface LiveTvOverlayProps {
  isOpen: boolean;
  /** The channel's name. */
  title: string;
  /** The name's language, BCP 47. */
  lang?: string | null | undefined;
  isPlaying: boolean;
  /** Shown over the picture while it is being waited for or when it can't be shown. */
  notice?: { tone: 'waiting' | 'bad'; text: string } | undefined;
  labels: { live: string; close: string; play: string; pause: string; tryAgain: string };
  onClose: () => void;
  /** It has closed and left the page. */
  onExited?: (() => void) | undefined;
  /** Called to play when it is paused, and to pause when it plays. */
  onPlayPause: () => void;
  /** Loads the channel again; shown in place of Play/Pause where it can't be shown. */
  onRetry: () => void;
  /** The embed, with its own controls and full screen off. */
  children: ReactNode;
}

/** A live channel over the whole screen with Close and Play/Pause (spec §2). */
export function LiveTvOverlay({ isOpen, onExited, ...rest }: LiveTvOverlayProps) {
  return <Presence onExited={onExited}>{isOpen && <LiveTvDialog key="channel" {...rest} />}</Presence>;
}
