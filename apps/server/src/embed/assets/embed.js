// The video host's message protocol, spoken by the page inside the frame: JSON texts to and from the page around it.
const STATE = { unstarted: -1, ended: 0, playing: 1, paused: 2, buffering: 3 };
const INFO_EVERY_MS = 500;
/** Sent to those alone who have asked for them. */
const NAMED = ['onStateChange', 'onError'];

const video = document.querySelector('video');
const options = new URLSearchParams(location.search);
const listeners = new Map();
let state = STATE.unstarted;

const info = () => ({
  currentTime: video.currentTime,
  duration: Number.isFinite(video.duration) ? video.duration : 0,
  playerState: state,
  muted: video.muted,
  volume: Math.round(video.volume * 100),
  playbackRate: video.playbackRate,
});

function send(event, value) {
  for (const [id, { channel, names }] of listeners) {
    if (NAMED.includes(event) && !names.has(event)) continue;
    window.parent.postMessage(JSON.stringify({ event, info: value, id, channel }), location.origin);
  }
}

function enter(next) {
  if (state === next) return;
  state = next;
  send('onStateChange', state);
  send('infoDelivery', info());
}

function play() {
  video.play().catch((error) => {
    // Paused before it began.
    if (error.name !== 'NotAllowedError') return;
    // Browsers let a video begin by itself only without its sound.
    video.muted = true;
    video.play().catch(() => enter(STATE.paused));
  });
}

const commands = {
  playVideo: play,
  pauseVideo: () => video.pause(),
  stopVideo: () => {
    video.pause();
    video.currentTime = 0;
  },
  seekTo: (seconds) => {
    if (Number.isFinite(seconds)) video.currentTime = Math.max(0, seconds);
  },
  mute: () => {
    video.muted = true;
  },
  unMute: () => {
    video.muted = false;
  },
  setVolume: (volume) => {
    if (Number.isFinite(volume)) video.volume = Math.min(1, Math.max(0, volume / 100));
  },
  setPlaybackRate: (rate) => {
    if (rate >= 0.25 && rate <= 4) video.playbackRate = rate;
  },
};

function read(data) {
  try {
    return typeof data === 'string' ? JSON.parse(data) : null;
  } catch {
    return null;
  }
}

window.addEventListener('message', ({ source, origin, data }) => {
  if (source !== window.parent || origin !== location.origin) return;
  const message = read(data);
  if (message?.event === 'listening') {
    listeners.set(message.id, { channel: message.channel, names: new Set() });
    send('initialDelivery', info());
    send('onReady', null);
  } else if (message?.event === 'command' && message.func === 'addEventListener') {
    listeners.get(message.id)?.names.add(message.args?.[0]);
  } else if (message?.event === 'command' && Object.hasOwn(commands, message.func)) {
    commands[message.func](...(Array.isArray(message.args) ? message.args : []));
  }
});

video.addEventListener('playing', () => enter(STATE.playing));
video.addEventListener('pause', () => enter(video.ended ? STATE.ended : STATE.paused));
video.addEventListener('waiting', () => enter(STATE.buffering));
video.addEventListener('ended', () => enter(STATE.ended));
video.addEventListener('volumechange', () => send('infoDelivery', info()));
video.addEventListener('error', () => send('onError', 5));
setInterval(() => state === STATE.playing && send('infoDelivery', info()), INFO_EVERY_MS);

video.controls = options.get('controls') !== '0';
if (options.get('fs') === '0') video.controlsList.add('nofullscreen');
video.muted = options.get('mute') === '1';
if (options.get('autoplay') === '1') play();
