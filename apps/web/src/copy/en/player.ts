import type { PlayerFailureCode } from '@chalchitra/machines';

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

/** The player: its controls, answers and failures. */
export const player = {
  frame: (title: string) => `Video player: ${title}`,
  play: 'Play',
  pause: 'Pause',
  buffering: 'Loading the video',
  seek: 'Seek',
  /** The place of the seek bar as it is read out. */
  placeSpoken: (position: number, duration: number) =>
    duration > 0 ? `${spoken(position)} of ${spoken(duration)}` : spoken(position),
  /** The place of the seek bar on a live stream as it is read out. */
  behindLive: (seconds: number) => `${spoken(seconds)} behind live`,
  volume: 'Volume',
  mute: 'Mute',
  unmute: 'Unmute',
  backTen: 'Back 10 seconds',
  forwardTen: 'Forward 10 seconds',
  next: 'Next episode',
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',
  live: 'Live',
  toLiveEdge: 'Go to live',
  episode: (place: number, name: string) => (name === '' ? `Episode ${place}` : `Episode ${place}: ${name}`),
  menus: {
    captions: 'Captions',
    audio: 'Sound',
    quality: 'Quality',
    speed: 'Speed',
    episodes: 'Episodes',
  },
  percent: (share: number) => `${Math.round(share * 100)} %`,
  answers: {
    playing: 'Playing',
    paused: 'Paused',
    muted: 'Muted',
    unmuted: 'Sound on',
    fullScreen: 'Full screen',
    inPage: 'Back in the page',
    captionsOff: 'Captions off',
    noCaptions: 'No captions here',
    captionsFailed: 'The captions couldn’t be loaded',
    notBrought: 'This couldn’t be loaded. Try again.',
    noEpisode: 'No more episodes this way',
    forward: (seconds: number) => `Forward ${units(seconds, 'second', 'seconds')}`,
    back: (seconds: number) => `Back ${units(seconds, 'second', 'seconds')}`,
    toShare: (share: number) =>
      share === 0 ? 'To the start' : share === 1 ? 'To the end' : `To ${Math.round(share * 100)} %`,
    toLiveEdge: 'To live',
    rateAtLiveEdge: 'Live plays at normal speed',
    frameForward: 'A frame on',
    frameBack: 'A frame back',
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
  cancel: 'Cancel',
  failures: {
    offline: 'You’re offline. The video goes on by itself as soon as the connection is back.',
    network: 'The video can’t be reached. Trying again by itself.',
    expired: 'The video’s address was refused.',
    missing: 'The video isn’t there any more.',
    decode: 'The video is damaged at this place.',
    unsupported: 'Your browser can’t play this video.',
    noSource: 'This title has no video yet',
    notBrought: 'The player could not be loaded. Check your connection and try again.',
  } satisfies Record<PlayerFailureCode | 'notBrought', string>,
  tryAgain: 'Try again',
};
