import { vi } from 'vitest';

type Listener = (event: string, data: object) => void;

interface Callbacks {
  onSuccess: (response: { data: string }) => void;
}

const MASTER = [
  '#EXTM3U',
  '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="s",NAME="తెలుగు",LANGUAGE="te",URI="te.m3u8"',
  '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="s",NAME="English",URI="en.m3u8"',
  '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="s",NAME="తెలుగు – audio description",LANGUAGE="te",URI="te-described.m3u8"',
  '#EXT-X-STREAM-INF:BANDWIDTH=1,RESOLUTION=1280x720,AUDIO="s"',
  '720p.m3u8',
].join('\n');

/** What has been made of it, and whether the browser is one for it. */
export const hls = { made: [] as FakeHls[], isSupported: true };

const allLevels = () =>
  [360, 540, 720].map((height) => ({
    height,
    bitrate: height * 1200,
    averageBitrate: height * 1000,
    frameRate: 24,
  }));

/** Stands for hls.js: what a test wants of it happens by `happen`. */
export class FakeHls {
  static isSupported = () => hls.isSupported;
  static DefaultConfig = {
    loader: class {
      load(_context: object, _config: object, { onSuccess }: Callbacks) {
        onSuccess({ data: MASTER });
      }
    },
  };
  static Events = new Proxy({}, { get: (_, name) => name });
  static ErrorDetails = new Proxy({}, { get: (_, name) => name });
  listeners = new Map<string, Listener[]>();
  levels = allLevels();
  audioTracks = [
    { name: 'తెలుగు', lang: 'te' },
    { name: 'English', lang: undefined },
    { name: 'తెలుగు – audio description', lang: 'te' },
  ];
  subtitleTracks = [
    { name: 'English', lang: 'en' },
    { name: 'हिन्दी', lang: 'hi' },
    { name: 'English SDH', lang: 'en' },
  ];
  audioTrack = 0;
  subtitleTrack = -1;
  subtitleDisplay = true;
  hasEnoughToStart = false;
  manualLevel = -1;
  level = 2;
  currentLevel = 2;
  minAutoLevel = 0;
  nextAutoLevel = -1;
  autoLevelCapping = -1;
  bandwidthEstimate = Number.NaN;
  latestLevelDetails: object = { live: false };
  liveSyncPosition = null;
  loadSource = vi.fn(() => {
    this.levels = allLevels();
    this.manualLevel = -1;
  });
  media: HTMLMediaElement | null = null;
  attachMedia = vi.fn((media: HTMLMediaElement) => {
    this.media = media;
  });
  detachMedia = vi.fn(() => {
    this.media = null;
  });
  startLoad = vi.fn();
  stopLoad = vi.fn();
  recoverMediaError = vi.fn();
  destroy = vi.fn();
  trigger = vi.fn();
  constructor(
    readonly config: {
      xhrSetup: (xhr: object, url: string) => void;
      pLoader: new () => { load: (context: object, config: object, callbacks: Callbacks) => void };
      maxBufferLength?: number;
      maxMaxBufferLength?: number;
    },
  ) {
    hls.made.push(this);
  }
  get autoLevelEnabled() {
    return this.manualLevel === -1;
  }
  get loadLevel() {
    return this.level;
  }
  set loadLevel(level: number) {
    if (level === -1) this.manualLevel = -1;
    else this.level = level;
  }
  set nextLevel(level: number) {
    this.manualLevel = level;
  }
  on(event: string, listener: Listener) {
    this.listeners.set(event, [...(this.listeners.get(event) ?? []), listener]);
  }
  happen(event: string, data: object = {}) {
    for (const listener of this.listeners.get(event) ?? []) listener(event, data);
  }
  removeLevel(index: number) {
    this.levels.splice(index, 1);
    this.manualLevel = -1;
    this.happen('LEVELS_UPDATED');
  }
}
