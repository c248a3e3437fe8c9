import type { PlayerFailureCode } from '@chalchitra/machines';
import { common } from './common';
import { home } from './home';

const units = (value: number, one: string, many: string) => (value === 1 ? `1 ${one}` : `${value} ${many}`);

/** A span of time as it is read out. */
function spoken(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const parts = [
    [Math.floor(whole / 3600), 'hour', 'hours'],
    [Math.floor(whole / 60) % 60, 'minute', 'minutes'],
    [whole % 60, 'second', 'seconds'],
  ] as const;
  const shown = parts.filter(([value]) => value > 0).map((part) => units(part[0], part[1], part[2]));
  return shown.length > 0 ? shown.join(' ') : '0 seconds';
}

/** The player: its controls, feedback and failures. */
export const player = {
  play: common.actions.play,
  pause: common.actions.pause,
  buffering: 'Loading the video',
  seek: 'Seek',
  /** The playhead's position as it is read out. */
  placeSpoken: (position: number, duration: number) =>
    duration > 0 ? `${spoken(position)} of ${spoken(duration)}` : spoken(position),
  /** The playhead's position on a live channel as it is read out. */
  behindLive: (seconds: number) => `${spoken(seconds)} behind live`,
  volume: 'Volume',
  mute: 'Mute',
  unmute: 'Unmute',
  backTen: 'Back 10 seconds',
  forwardTen: 'Forward 10 seconds',
  next: 'Next episode',
  fullScreen: 'Full screen',
  exitFullScreen: 'Exit full screen',
  live: home.cards.live,
  toLiveEdge: 'Go live',
  episode: (place: number, name: string) => (name === '' ? `Episode ${place}` : `Episode ${place}: ${name}`),
  menus: {
    captions: 'Captions',
    audio: 'Audio',
    quality: 'Quality',
    speed: 'Speed',
    episodes: 'Episodes',
  },
  percent: (share: number) => `${Math.round(share * 100)} %`,
  feedback: {
    playing: 'Playing',
    paused: 'Paused',
    muted: 'Muted',
    unmuted: 'Unmuted',
    fullScreen: 'Full screen',
    inPage: 'Exited full screen',
    captionsOff: 'Captions off',
    noCaptions: 'No captions available',
    captionsFailed: 'Failed to load captions',
    loadFailed: 'Failed to load. Try again.',
    lastEpisode: 'Last episode',
    firstEpisode: 'First episode',
    forward: (seconds: number) => `Forward ${units(seconds, 'second', 'seconds')}`,
    back: (seconds: number) => `Back ${units(seconds, 'second', 'seconds')}`,
    toShare: (share: number) =>
      share === 0 ? 'Go to start' : share === 1 ? 'Go to end' : `Go to ${Math.round(share * 100)} %`,
    toLiveEdge: 'Go live',
    rateAtLiveEdge: 'Live video plays at normal speed',
    frameForward: 'Next frame',
    frameBack: 'Previous frame',
    volume: (share: number) => `Volume ${Math.round(share * 100)} %`,
    speed: (rate: number) => `Speed ${rate}×`,
    captions: (label: string) => `Captions: ${label}`,
    nextEpisode: 'Next episode',
    previousEpisode: 'Previous episode',
  },
  resumeFrom: (time: string) => `Resume from ${time}`,
  startOver: 'Start over',
  countdown: (seconds: number) => `Next episode in ${seconds}`,
  playNow: 'Play now',
  failures: {
    offline: 'You’re offline. Playback resumes automatically when the connection is back.',
    network: 'The connection to the video was lost. Retrying automatically…',
    expired: 'Access to this video has expired.',
    missing: 'This video is no longer available.',
    decode: 'The video is damaged at this position.',
    unsupported: 'Your browser can’t play this video.',
    noSource: 'This title has no video yet',
    loadFailed: 'Failed to load the player. Check your connection and try again.',
  } satisfies Record<PlayerFailureCode | 'loadFailed', string>,
};
