import type { PlayerFailureCode, PlayerKeyLine } from '@chalchitra/machines';

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

/** The player: its controls, menus, answers, keys and failures. */
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
  captionsOff: 'Off',
  captionsFailed: 'Couldn’t be loaded, choose again to retry',
  captionLook: {
    size: 'Size',
    colour: 'Colour',
    background: 'Background',
    sizes: { small: 'Small', medium: 'Medium', large: 'Large' },
    colours: { white: 'White', yellow: 'Yellow', green: 'Green' },
    backgrounds: { none: 'None', veil: 'Veil', solid: 'Solid' },
  },
  auto: 'Auto',
  lines: (height: number) => `${height}p`,
  normalSpeed: 'Normal',
  speed: (rate: number) => `${rate}×`,
  track: (place: number) => `Track ${place}`,
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
  keys: {
    title: 'Keys',
    close: 'Close',
    groups: { playing: 'Playing', picture: 'Sound and picture' },
    lines: {
      playPause: 'Play or pause',
      moveFive: 'Back or forward 5 seconds',
      moveTen: 'Back or forward 10 seconds',
      rate: 'Slower or faster',
      share: 'To a tenth of the video',
      ends: 'To the start or end',
      frame: 'A frame back or on, while paused',
      episode: 'Previous or next episode',
      volume: 'Louder or quieter',
      mute: 'Mute',
      captions: 'Captions',
      fullScreen: 'Full screen',
      statistics: 'Statistics',
      keys: 'These keys',
      close: 'Close what is open',
    } satisfies Record<PlayerKeyLine, string>,
    names: {
      ' ': 'Space',
      ArrowLeft: '←',
      ArrowRight: '→',
      ArrowUp: '↑',
      ArrowDown: '↓',
      Escape: 'Esc',
    } as Record<string, string>,
    shift: 'Shift',
    to: 'to',
  },
  resumeFrom: (time: string) => `Resume from ${time}`,
  startOver: 'Start over',
  countdown: (seconds: number) => `Next episode in ${seconds}`,
  playNow: 'Play now',
  cancel: 'Cancel',
  statistics: {
    title: 'Statistics',
    close: 'Close',
    picture: 'Picture',
    level: 'Level',
    bandwidth: 'Bandwidth',
    buffer: 'Buffer',
    dropped: 'Dropped frames',
    size: (width: number, height: number, rate: number | null) =>
      rate === null ? `${width} × ${height}` : `${width} × ${height} at ${Math.round(rate)}`,
    levelOf: (level: number, of: number, bitrate: string | null) =>
      bitrate === null ? `${level} of ${of}` : `${level} of ${of}, ${bitrate}`,
    megabits: (bits: number) => `${(bits / 1_000_000).toFixed(1)} Mbit/s`,
    seconds: (seconds: number) => `${seconds.toFixed(1)} s`,
    droppedOf: (dropped: number, shown: number) => `${dropped} of ${shown}`,
    unknown: '–',
  },
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
