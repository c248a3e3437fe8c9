import { describe, expect, it, vi } from 'vitest';
import { createFullScreen } from './fullScreen';

const wide = { videoWidth: 1280, videoHeight: 720 };
const upright = { videoWidth: 720, videoHeight: 1280 };
const unknown = { videoWidth: 0, videoHeight: 0 };

function fakePage({ isPhone = false, shape = wide } = {}) {
  const document = Object.assign(new EventTarget(), {
    fullscreenElement: null as object | null,
    exitFullscreen: vi.fn(async () => change(null)),
  });
  const orientation = { lock: vi.fn(async () => {}), unlock: vi.fn() };
  const frame = isPhone ? {} : { requestFullscreen: vi.fn(async () => change(frame)) };
  const element = Object.assign(new EventTarget(), shape, {
    webkitEnterFullscreen: vi.fn(() => element.dispatchEvent(new Event('webkitbeginfullscreen'))),
    webkitExitFullscreen: vi.fn(() => element.dispatchEvent(new Event('webkitendfullscreen'))),
  });
  function change(next: object | null) {
    document.fullscreenElement = next;
    document.dispatchEvent(new Event('fullscreenchange'));
  }
  const window = { document, screen: { orientation } } as unknown as Window;
  const full = createFullScreen(
    window,
    frame as unknown as HTMLElement,
    element as unknown as HTMLVideoElement,
  );
  const heard: boolean[] = [];
  const player = new AbortController();
  full.watch((isOn) => heard.push(isOn), player.signal);
  function becomes(size: typeof wide) {
    Object.assign(element, size).dispatchEvent(new Event('resize'));
  }
  return { full, heard, orientation, element, change, becomes, close: () => player.abort() };
}

describe('full screen', () => {
  it('is that of the frame, in landscape, and reports its changes alone', () => {
    const { full, heard, orientation, change } = fakePage();
    full.enter();
    expect(heard).toEqual([true]);
    expect(orientation.lock).toHaveBeenCalledWith('landscape');
    full.leave();
    expect(heard).toEqual([true, false]);
    expect(orientation.unlock).toHaveBeenCalled();
    change({});
    expect(heard).toEqual([true, false, false]);
  });

  it('lets the screen go with its player', () => {
    const { full, orientation, close } = fakePage();
    full.enter();
    close();
    expect(orientation.unlock).toHaveBeenCalledOnce();
  });

  it('leaves an upright film upright', () => {
    const { full, orientation } = fakePage({ shape: upright });
    full.enter();
    full.leave();
    expect(orientation.lock).not.toHaveBeenCalled();
    expect(orientation.unlock).not.toHaveBeenCalled();
  });

  it('turns with a film whose shape is known late, and with the next one', () => {
    const { full, orientation, element, becomes } = fakePage({ shape: unknown });
    full.enter();
    expect(orientation.lock).not.toHaveBeenCalled();
    becomes(wide);
    Object.assign(element, unknown);
    becomes(wide);
    expect(orientation.lock).toHaveBeenCalledOnce();
    expect(orientation.unlock).not.toHaveBeenCalled();
    becomes(upright);
    expect(orientation.unlock).toHaveBeenCalledOnce();
  });

  it('is that of the film alone where there is no other', () => {
    const { full, heard, element } = fakePage({ isPhone: true });
    full.enter();
    full.leave();
    expect(element.webkitEnterFullscreen).toHaveBeenCalledOnce();
    expect(heard).toEqual([true, false]);
  });

  it('changes nothing where an iPhone refuses it, as before it knows the film', () => {
    const { full, heard, element } = fakePage({ isPhone: true });
    element.webkitEnterFullscreen.mockImplementationOnce(() => {
      throw new DOMException('', 'InvalidStateError');
    });
    expect(full.enter).not.toThrow();
    expect(heard).toEqual([]);
    full.enter();
    expect(heard).toEqual([true]);
  });
});
