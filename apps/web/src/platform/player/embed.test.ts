import { afterEach, describe, expect, it, vi } from 'vitest';
import { connectEmbed } from './embed';

const HOST = 'https://embed.example';

function prepare() {
  const window = new EventTarget();
  vi.stubGlobal('window', window);
  const postMessage = vi.fn();
  const frame = Object.assign(new EventTarget(), { contentWindow: { postMessage } });
  const onFact = vi.fn();
  const control = connectEmbed(frame as unknown as HTMLIFrameElement, HOST, onFact);
  const say = (data: unknown, origin = HOST, source: unknown = frame.contentWindow) =>
    window.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }));
  return { control, frame, onFact, postMessage, say };
}

afterEach(() => vi.unstubAllGlobals());

describe('connectEmbed (spec §4)', () => {
  it('begins to listen once the frame has loaded, and sends commands to the host alone', () => {
    const { control, frame, postMessage } = prepare();
    frame.dispatchEvent(new Event('load'));
    control.pause();
    control.play();
    expect(postMessage.mock.calls.map(([text, origin]) => [JSON.parse(text), origin])).toMatchObject([
      [{ event: 'listening' }, HOST],
      [{ event: 'command', func: 'addEventListener', args: ['onStateChange'] }, HOST],
      [{ event: 'command', func: 'addEventListener', args: ['onError'] }, HOST],
      [{ event: 'command', func: 'pauseVideo' }, HOST],
      [{ event: 'command', func: 'playVideo' }, HOST],
    ]);
  });

  it('repeats the last command once the player is ready', () => {
    const { control, postMessage, say } = prepare();
    control.play();
    control.pause();
    postMessage.mockClear();
    say({ event: 'onReady', info: null });
    expect(postMessage.mock.calls.map(([text]) => JSON.parse(text))).toMatchObject([
      { event: 'command', func: 'pauseVideo' },
    ]);
  });

  it('pauses again what began by itself, and reports what is played after that', () => {
    const { control, onFact, postMessage, say } = prepare();
    const playing = { event: 'onStateChange', info: 1 };
    control.pause();
    say(playing);
    expect(postMessage).toHaveBeenCalledTimes(2);
    expect(onFact).not.toHaveBeenCalled();
    say({ event: 'onStateChange', info: 2 });
    say(playing);
    expect(onFact.mock.calls).toEqual([['paused'], ['playing']]);
  });

  it('leaves what something else has paused, or what has ended, to be played again', () => {
    const { control, onFact, postMessage, say } = prepare();
    for (const stopped of [2, 0]) {
      say({ event: 'onStateChange', info: 1 });
      say({ event: 'onStateChange', info: stopped });
      control.pause();
    }
    say({ event: 'onStateChange', info: 1 });
    expect(onFact.mock.calls.flat()).toEqual(['playing', 'paused', 'playing', 'paused', 'playing']);
    expect(postMessage).not.toHaveBeenCalled();
  });

  it('reports what the player says', () => {
    const { onFact, say } = prepare();
    say(JSON.stringify({ event: 'onStateChange', info: 1 }));
    say({ event: 'onStateChange', info: 2 });
    say(JSON.stringify({ event: 'onStateChange', info: 3 }));
    say(JSON.stringify({ event: 'onError', info: 5 }));
    expect(onFact.mock.calls).toEqual([['playing'], ['paused'], ['failed']]);
  });

  it('reads the state in what the player delivers about itself too, once', () => {
    const { control, onFact, say } = prepare();
    say({ event: 'initialDelivery', info: { playerState: -1 } });
    say({ event: 'infoDelivery', info: { playerState: 1 } });
    say({ event: 'infoDelivery', info: { playerState: 1, currentTime: 1 } });
    say({ event: 'infoDelivery', info: { currentTime: 2 } });
    say({ event: 'infoDelivery', info: null });
    control.pause();
    say({ event: 'onStateChange', info: 2 });
    control.play();
    // Sent before it was told to.
    say({ event: 'infoDelivery', info: { playerState: 2 } });
    expect(onFact.mock.calls).toEqual([['playing'], ['paused']]);
  });

  it.each([
    ['{broken', HOST],
    ['null', HOST],
    [7, HOST],
    [JSON.stringify({ event: 'onStateChange', info: 1 }), 'https://elsewhere.example'],
  ])('ignores %j from %s', (data, origin) => {
    const { onFact, say } = prepare();
    say(data, origin);
    expect(onFact).not.toHaveBeenCalled();
  });

  it('ignores other frames, and everything after it was released', () => {
    const { control, onFact, say } = prepare();
    const playing = JSON.stringify({ event: 'onStateChange', info: 1 });
    say(playing, HOST, {});
    control.release();
    say(playing);
    expect(onFact).not.toHaveBeenCalled();
  });
});
