/** What an embedded player reports. */
export type EmbedFact = 'playing' | 'paused' | 'failed';

/** The way to command one embedded player. */
export interface EmbedControl {
  play(): void;
  pause(): void;
  /** Stops listening to it. */
  release(): void;
}

/** Connects to the player in a frame by the video host's message protocol; `host` is its origin, empty for the page's own. */
export type ConnectEmbed = (
  frame: HTMLIFrameElement,
  host: string,
  onFact: (fact: EmbedFact) => void,
) => EmbedControl;

type Command = 'playVideo' | 'pauseVideo';

/** The events that the host sends only to those who ask for them. */
const EVENTS = ['onStateChange', 'onError'];

/** By the host's number of a state; what has ended is played again by Play. */
const facts: Readonly<Record<number, EmbedFact>> = { 0: 'paused', 1: 'playing', 2: 'paused' };

/** The connection of a real page. */
export const connectEmbed: ConnectEmbed = (frame, host, onFact) => {
  const window = globalThis.window;
  const origin = host === '' ? window.location.origin : host;
  const id = 'chalchitra';
  const send = (message: object) =>
    frame.contentWindow?.postMessage(JSON.stringify({ ...message, id, channel: 'widget' }), origin);
  function listen() {
    send({ event: 'listening' });
    for (const name of EVENTS) send({ event: 'command', func: 'addEventListener', args: [name] });
  }
  /** The last command, until the player reports something after it. */
  let pending: Command | null = null;
  let last: EmbedFact | null = null;

  function command(func: Command) {
    pending = func;
    send({ event: 'command', func, args: [] });
  }

  function handleMessage({ source, origin: from, data }: MessageEvent<unknown>) {
    if (source !== frame.contentWindow || from !== origin) return;
    const message = read(data);
    // What was sent before it listened is lost.
    if (message?.event === 'onReady' && pending !== null) command(pending);
    if (message?.event === 'onError') onFact('failed');
    const fact = facts[Number(stateIn(message))];
    if (fact === undefined) return;
    // It began by itself after the command to pause.
    if (fact === 'playing' && pending === 'pauseVideo') return command('pauseVideo');
    // Information repeats what is known.
    if (message?.event !== 'onStateChange' && fact === last) return;
    pending = null;
    last = fact;
    onFact(fact);
  }

  window.addEventListener('message', handleMessage);
  frame.addEventListener('load', listen);
  return {
    play: () => command('playVideo'),
    pause() {
      // A player that is paused reports nothing, so that the command would wait for the next time that it plays.
      if (last !== 'paused' || pending !== null) command('pauseVideo');
    },
    release() {
      window.removeEventListener('message', handleMessage);
      frame.removeEventListener('load', listen);
    },
  };
};

interface Message {
  event?: unknown;
  info?: unknown;
}

/** The player's state, from the event of its change or from the information about it. */
function stateIn(message: Message | null): unknown {
  const { event, info } = message ?? {};
  if (event === 'onStateChange') return info;
  const isInformation = event === 'infoDelivery' || event === 'initialDelivery';
  return isInformation && typeof info === 'object' && info !== null && 'playerState' in info
    ? info.playerState
    : undefined;
}

function read(data: unknown): Message | null {
  try {
    const message: unknown = typeof data === 'string' ? JSON.parse(data) : data;
    return typeof message === 'object' ? message : null;
  } catch {
    return null;
  }
}
