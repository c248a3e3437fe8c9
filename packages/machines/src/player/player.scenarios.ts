import { initialContext, type PlayerContext } from './player.context';
import { playerMachine } from './player.machine';

const playlist = ['e1', 'e2', 'e3'].map((id) => ({
  mediaKey: `uppu-kaattu/${id}`,
  url: `/media/${id}/master.m3u8`,
  qualities: ['HD'],
  captions: [],
}));

/** Two episodes follow the first one; the default audio track, without captions. */
export const samplePlayerInput = {
  playlist,
  mediaKey: 'uppu-kaattu/e1',
  savedPosition: null,
  preferences: {
    volume: 0.8,
    isMuted: false,
    rate: 1,
    wantedAudio: null,
    wantedCaptions: null,
    isSoundOnly: false,
    captionLook: { size: 'medium', colour: 'white', background: 'veil' },
  },
} as const;

const loaded: PlayerContext = {
  ...initialContext(samplePlayerInput),
  durationSeconds: 2460,
  loadedUrl: '/media/e1/master.m3u8',
  canAdapt: true,
  renditions: [
    { id: '2', height: 720, bitrate: 2_400_000, label: null },
    { id: '1', height: 540, bitrate: 1_300_000, label: null },
    { id: '0', height: 360, bitrate: 700_000, label: null },
  ],
  playingRenditionId: '2',
  audioTracks: [
    { id: '0', label: 'தமிழ்', lang: 'ta' },
    { id: '1', label: 'हिन्दी', lang: 'hi' },
  ],
  audioId: '0',
  soundBitrate: 50_000,
  captionTracks: [
    { id: '0', label: 'English', lang: 'en' },
    { id: '1', label: 'தமிழ்', lang: 'ta' },
  ],
};

const still = {
  playback: { ready: 'paused' },
  permission: 'granted',
  picture: 'flowing',
  health: 'fine',
  captions: 'fine',
  sound: 'audible',
  soundOnly: 'off',
  screen: 'inPage',
  controls: 'shown',
  menu: 'closed',
  resume: 'settled',
  countdown: 'waiting',
  statistics: 'hidden',
  feedback: 'hidden',
} as const;

const playing = { ...still, playback: { ready: 'playing' } } as const;
const ended = { ...still, playback: { ready: 'ended' } } as const;
const loading = { ...still, playback: 'loading', picture: 'stalling' } as const;

function at(value: Record<keyof typeof still, unknown>, changes: Partial<PlayerContext> = {}) {
  return playerMachine.resolveState({
    value: value as never,
    context: { ...loaded, ...changes },
  });
}

const soundAlone = {
  playingRenditionId: null,
  preferences: { ...samplePlayerInput.preferences, isSoundOnly: true },
};

const live = { isLive: true, durationSeconds: null, playlist: playlist.slice(0, 1) };

/** The scenarios of the player. */
export const playerScenarios = {
  loading: at(loading, { durationSeconds: null, shouldPlay: true }),
  loadingSlowly: at({ ...loading, picture: 'stalled' }, { durationSeconds: null, shouldPlay: true }),
  playing: at(playing),
  playingWithoutControls: at({ ...playing, controls: 'hidden' }),
  paused: at(still),
  movedWhilePaused: at({ ...still, playback: { ready: 'moved' } }),
  ended: at(ended, { mediaKey: 'uppu-kaattu/e3' }),
  stalled: at({ ...playing, picture: 'stalled' }),
  muted: at({ ...playing, sound: 'muted' }, { requested: { volume: 0.8, isMuted: true, rate: 1 } }),
  soundOnly: at({ ...playing, soundOnly: 'on' }, soundAlone),
  soundOnlyMenu: at({ ...playing, soundOnly: 'on', menu: 'open' }, { ...soundAlone, openMenu: 'quality' }),
  withoutSoundOnly: at({ ...playing, soundOnly: 'unavailable' }),
  fullScreen: at({ ...playing, screen: 'full' }),
  withCaptions: at(playing, { captionsId: '0', lastCaptions: { label: 'English', lang: 'en' } }),
  captionsMenu: at({ ...playing, menu: 'open' }, { openMenu: 'captions', captionsId: '1' }),
  renewingCaptions: at({ ...playing, captions: 'renewing' }, { failedCaptionsId: '1' }),
  retriedCaptions: at({ ...playing, captions: 'retried' }, { captionsId: '1', failedCaptionsId: null }),
  captionsFailed: at(
    { ...playing, feedback: 'shown' },
    { failedCaptionsId: '1', feedback: { id: 1, feedback: { kind: 'captionsFailed' } } },
  ),
  captionsMenuAfterFailure: at({ ...playing, menu: 'open' }, { openMenu: 'captions', failedCaptionsId: '1' }),
  audioMenu: at({ ...playing, menu: 'open' }, { openMenu: 'audio' }),
  qualityMenu: at({ ...playing, menu: 'open' }, { openMenu: 'quality' }),
  speedMenu: at({ ...playing, menu: 'open' }, { openMenu: 'speed' }),
  episodesMenu: at({ ...playing, menu: 'open' }, { openMenu: 'episodes' }),
  keySheet: at({ ...still, menu: 'keySheet' }),
  statistics: at({ ...playing, statistics: 'shown' }),
  resumeOffered: at({ ...still, resume: 'offered' }, { resumeAt: 1480 }),
  countdown: at({ ...ended, countdown: 'counting' }, { secondsLeft: 8 }),
  feedback: at(
    { ...playing, feedback: 'shown' },
    { feedback: { id: 1, feedback: { kind: 'moved', seconds: 10, side: 'end' } } },
  ),
  menuLoadFailed: at(
    { ...playing, feedback: 'shown' },
    { feedback: { id: 1, feedback: { kind: 'loadFailed' } } },
  ),
  renditionLeft: at(
    { ...playing, feedback: 'shown' },
    { feedback: { id: 1, feedback: { kind: 'renditionLeft' } } },
  ),
  renditionReplaced: at(
    { ...playing, feedback: 'shown' },
    { canAdapt: false, feedback: { id: 1, feedback: { kind: 'renditionReplaced' } } },
  ),
  liveAtTheEdge: at(playing, live),
  liveBehind: at(playing, { ...live, isAtLiveEdge: false }),
  playingWhileOffline: at({ ...playing, health: 'offline' }, { failure: 'offline' }),
  offline: at({ ...playing, health: 'offline', picture: 'stalled' }, { failure: 'offline' }),
  waitingForTheServer: at({ ...playing, health: 'waiting', picture: 'stalled' }, { failure: 'network' }),
  trying: at({ ...playing, health: 'trying', picture: 'stalled' }, { failure: 'network' }),
  renewing: at({ ...playing, health: 'renewing', picture: 'stalled' }, { failure: 'expired' }),
  mending: at({ ...playing, health: 'trying', picture: 'stalled' }, { failure: 'decode', recoveries: 1 }),
  refused: at({ ...still, health: 'failed' }, { failure: 'expired' }),
  missing: at({ ...still, health: 'failed' }, { failure: 'missing' }),
  damaged: at({ ...still, health: 'failed' }, { failure: 'decode' }),
  unsupported: at({ ...still, health: 'failed' }, { failure: 'unsupported' }),
  allScreensInUse: at(
    { ...still, permission: 'refused' },
    {
      refusal: {
        status: 'full',
        limit: 2,
        others: [
          { browser: 'Chrome', system: 'Android', since: '2026-11-22T14:10:00Z' },
          { browser: 'Safari', system: 'macOS', since: '2026-11-22T14:32:00Z' },
        ],
      },
    },
  ),
  takenOver: at(
    { ...still, permission: 'refused' },
    {
      refusal: {
        status: 'takenOver',
        limit: 1,
        others: [{ browser: 'Chrome', system: 'Android', since: '2026-11-22T14:10:00Z' }],
      },
    },
  ),
  withoutSource: at({ ...still, playback: 'idle', health: 'failed' }, { failure: 'noSource' }),
};
