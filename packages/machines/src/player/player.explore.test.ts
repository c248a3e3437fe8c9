import { describe, expect, it } from 'vitest';
import { exploreMachine, type Findings } from '../shared/testing/exploreMachine';
import type { PlayerContext } from './player.context';
import { playerMachine } from './player.machine';
import { samplePlayerInput } from './player.scenarios';

const first = { mediaKey: 'uppu-kaattu/e1', url: '/media/e1/master.m3u8', qualities: ['HD'], captions: [] };
const lone = { ...samplePlayerInput, playlist: [first] };
const none = { ...lone, playlist: [{ ...first, url: null }] };
const left = { ...lone, savedPosition: { position: 60, duration: 100 } };

const ready = { type: 'media.ready', mediaKey: first.mediaKey, durationSeconds: 100 };
const started = { type: 'playback.started' };
const paused = { type: 'playback.paused' };
const ended = { type: 'playback.ended' };
const failed = (code: string) => ({ type: 'media.failed', code });

/** The regions hardly touch each other, so that each is walked with the events that move it. */
const walks = {
  playback: {
    regions: ['playback', 'picture'],
    inputs: [lone],
    events: [
      ready,
      started,
      paused,
      ended,
      { type: 'playhead.moved' },
      { type: 'playback.stalled' },
      { type: 'playback.resumed' },
      { type: 'playback.refused' },
    ],
  },
  permission: {
    regions: ['permission'],
    inputs: [lone],
    events: [
      started,
      paused,
      ended,
      ...['full', 'notSubscribed'].map((status) => ({
        type: 'playback.forbidden',
        refusal: { status, limit: 1, others: [] },
      })),
      { type: 'playback.takeOver' },
      { type: 'playback.allowed' },
      { type: 'source.open', startAt: 0, isPlaying: true },
    ],
  },
  health: {
    regions: ['playback', 'health'],
    inputs: [lone],
    events: [
      ...['offline', 'network', 'expired', 'decode', 'unsupported'].map(failed),
      { type: 'media.recovered' },
      { type: 'connection.restored' },
      { type: 'playback.retry' },
      ready,
      started,
    ],
    effects: { renewSource: { results: ['/renewed', null], failures: [{}] } },
  },
  damage: {
    regions: ['playback', 'health'],
    inputs: [lone],
    events: [
      {
        type: 'renditions.found',
        renditions: ['0', '1'].map((id) => ({ id, height: null, bitrate: null, label: null })),
        canAdapt: true,
      },
      failed('decode'),
      { type: 'media.recovered' },
      { type: 'playback.retry' },
    ],
  },
  withoutSource: {
    regions: ['playback', 'health', 'picture'],
    inputs: [none],
    events: [
      { type: 'playback.retry' },
      { type: 'media.recovered' },
      { type: 'episode.choose', mediaKey: first.mediaKey },
    ],
    effects: { renewSource: { results: ['/renewed', null], failures: [{}] } },
  },
  live: {
    regions: ['playback'],
    inputs: [lone],
    events: [
      { ...ready, durationSeconds: null },
      { type: 'liveEdge.changed', isAtEdge: true },
      { type: 'liveEdge.changed', isAtEdge: false },
      { type: 'rate.set', rate: 2 },
      { type: 'live.ended', durationSeconds: 100 },
    ],
  },
  captions: {
    regions: ['captions'],
    inputs: [lone],
    events: [
      { type: 'captions.failed', id: '0', code: 'expired' },
      { type: 'captions.failed', id: '0', code: 'network' },
      { type: 'captions.failed', id: '0', code: 'unsupported' },
      { type: 'captions.choose', id: '0' },
      { type: 'source.open', startAt: 0, isPlaying: true },
    ],
    effects: { renewCaptions: { results: [[]], failures: [{}] } },
  },
  resume: {
    regions: ['resume'],
    inputs: [left],
    events: [
      { type: 'resume.accept' },
      { type: 'resume.decline' },
      { type: 'playhead.moved' },
      started,
      { type: 'source.open', startAt: 0, isPlaying: true },
    ],
  },
  countdown: {
    regions: ['playback', 'countdown'],
    inputs: [{ ...samplePlayerInput, playlist: samplePlayerInput.playlist.slice(0, 2) }],
    events: [
      ready,
      started,
      paused,
      ended,
      { type: 'countdown.skip' },
      { type: 'countdown.cancel' },
      { type: 'playback.claimedElsewhere' },
      { type: 'overlay.close' },
      { type: 'episode.move', by: 1 },
    ],
  },
  controls: {
    regions: ['playback', 'controls'],
    inputs: [lone],
    events: [
      ready,
      started,
      paused,
      ended,
      { type: 'pointer.moved' },
      { type: 'picture.tap' },
      { type: 'controls.held' },
      { type: 'controls.released' },
    ],
  },
  overlays: {
    regions: ['menu', 'statistics'],
    inputs: [none],
    events: [
      { type: 'menu.toggle', menu: 'speed' },
      { type: 'menu.toggle', menu: 'quality' },
      { type: 'keySheet.toggle' },
      { type: 'menu.close' },
      { type: 'statistics.toggle' },
      { type: 'menu.failed' },
      { type: 'statistics.failed' },
      { type: 'overlay.close' },
      { type: 'source.open', startAt: 0, isPlaying: true },
    ],
  },
  settings: {
    regions: ['sound', 'soundOnly', 'screen'],
    inputs: [none],
    events: [
      { type: 'volume.changed', volume: 0.8, isMuted: true },
      { type: 'volume.changed', volume: 0.8, isMuted: false },
      { type: 'volume.set', volume: 0 },
      { type: 'volume.set', volume: 0.8 },
      { type: 'volume.step', by: 0.05 },
      { type: 'mute.toggle' },
      ...[
        [false, false],
        [true, false],
        [true, true],
      ].map(([canChoose, isOn]) => ({ type: 'soundOnly.changed', canChoose, isOn, bitrate: null })),
      { type: 'soundOnly.toggle' },
      { type: 'fullScreen.changed', isFullScreen: true },
      { type: 'fullScreen.changed', isFullScreen: false },
      { type: 'fullScreen.toggle' },
    ],
  },
  requests: {
    regions: ['playback', 'feedback'],
    inputs: [lone],
    events: [
      ready,
      started,
      ...[
        'playback.toggle',
        'playback.start',
        'playback.pause',
        'playback.claimedElsewhere',
        'playhead.moveToLiveEdge',
        'captions.toggle',
      ].map((type) => ({ type })),
      { type: 'playhead.moveTo', seconds: 1 },
      { type: 'playhead.moveBy', seconds: 1 },
      { type: 'playhead.moveToShare', share: 0.5 },
      { type: 'playhead.step', frames: 1 },
      { type: 'rate.set', rate: 1 },
      { type: 'rate.step', by: 1 },
      { type: 'rate.changed', rate: 1 },
      { type: 'rendition.choose', id: null },
      { type: 'renditions.found', renditions: [], canAdapt: false },
      { type: 'rendition.changed', chosenId: null, playingId: null },
      { type: 'rendition.left' },
      { type: 'audio.choose', id: '0' },
      { type: 'audioTracks.found', tracks: [] },
      { type: 'audio.changed', id: null },
      { type: 'captions.choose', id: null },
      { type: 'captions.style', look: {} },
      { type: 'captionTracks.found', tracks: [] },
      { type: 'captions.changed', id: null },
      { type: 'liveEdge.changed', isAtEdge: true },
      { type: 'episode.choose', mediaKey: first.mediaKey },
      { type: 'episode.choose', mediaKey: 'gone' },
      { type: 'episode.move', by: 1 },
      { type: 'playlist.changed', playlist: lone.playlist },
      { type: 'key.press', key: 'k', hasShift: false },
      { type: 'picture.doubleTap', side: 'end' },
      { type: 'picture.doubleTap', side: 'start' },
    ],
  },
};

/** The part of the context that decides between transitions; the rest only grows or repeats the last fact. */
const settle = ({
  mediaKey,
  failure,
  renewals,
  loadedUrl,
  recoveries,
  initialRenditionCount,
  renditions,
  areControlsHeld,
  openMenu,
  secondsLeft,
  isLive,
  isAtLiveEdge,
  shouldPlay,
  requested,
  takesOver,
}: PlayerContext) => ({
  mediaKey,
  needsAddress: failure === 'expired' || failure === 'noSource',
  renewals,
  loadedUrl,
  recoveries,
  initialRenditionCount,
  renditions: renditions.length,
  areControlsHeld,
  openMenu,
  secondsLeft,
  isLive,
  isAtLiveEdge,
  shouldPlay,
  isFast: requested.rate > 1,
  takesOver,
});

const listeners = [
  'media',
  'storePosition',
  'storeSeek',
  'keepScreenOn',
  'claimPlayback',
  'watchOtherPlayers',
  'reportPlayback',
  'showInSystem',
];

describe('player, walked', () => {
  const found = Object.entries(walks).map(([name, walk]): [string, Findings] => [
    name,
    exploreMachine(playerMachine, { ...walk, settle, listeners }),
  ]);
  const all = found.map(([, findings]) => findings);
  const inEvery = (name: keyof Findings) =>
    (all[0]?.[name] ?? []).filter((one) => all.every((findings) => findings[name].includes(one)));

  it.each(found)('ends nowhere and handles every failure: %s', (_, findings) => {
    expect(findings).toMatchObject({ unhandledFailures: [], deadEnds: [] });
  });

  it('takes every transition and reaches every state on these walks', () => {
    expect(inEvery('untakenTransitions')).toEqual([]);
    expect(inEvery('unreachedStates')).toEqual([]);
  });
});
