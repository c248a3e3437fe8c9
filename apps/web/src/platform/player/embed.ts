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

const facts: Readonly<Record<number, EmbedFact>> = { 1: 'playing', 2: 'paused' };

/** The connection of a real page. */
export const connectEmbed: ConnectEmbed = (frame, host, onFact) => {
  const page = window;
  const origin = host === '' ? page.location.origin : host;
  const id = 'chalchitra';
  const send = (message: object) =>
    frame.contentWindow?.postMessage(JSON.stringify({ ...message, id, channel: 'widget' }), origin);
  const listen = () => send({ event: 'listening' });
  /** The last command, until the player reports something after it. */
  let pending: Command | null = null;

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
    const fact = message?.event === 'onStateChange' ? facts[Number(message.info)] : undefined;
    if (fact === undefined) return;
    // It began by itself after the command to pause.
    if (fact === 'playing' && pending === 'pauseVideo') return command('pauseVideo');
    pending = null;
    onFact(fact);
  }

  page.addEventListener('message', handleMessage);
  frame.addEventListener('load', listen);
  return {
    play: () => command('playVideo'),
    pause: () => command('pauseVideo'),
    release() {
      page.removeEventListener('message', handleMessage);
      frame.removeEventListener('load', listen);
    },
  };
};

function read(data: unknown): { event?: unknown; info?: unknown } | null {
  try {
    const message: unknown = typeof data === 'string' ? JSON.parse(data) : data;
    return typeof message === 'object' ? message : null;
  } catch {
    return null;
  }
}
