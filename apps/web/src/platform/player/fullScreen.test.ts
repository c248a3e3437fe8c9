import { describe, expect, it, vi } from 'vitest';
import { createFullScreen } from './fullScreen';

function fakePage({ isPhone = false, film = { videoWidth: 1280, videoHeight: 720 } } = {}) {
  const document = Object.assign(new EventTarget(), {
    fullscreenElement: null as object | null,
    exitFullscreen: vi.fn(async () => change(null)),
  });
  const orientation = { lock: vi.fn(async () => {}), unlock: vi.fn() };
  const frame = isPhone ? {} : { requestFullscreen: vi.fn(async () => change(frame)) };
  const element = Object.assign(new EventTarget(), film, {
    webkitEnterFullscreen: vi.fn(() => element.dispatchEvent(new Event('webkitbeginfullscreen'))),
    webkitExitFullscreen: vi.fn(() => element.dispatchEvent(new Event('webkitendfullscreen'))),
  });
  function change(next: object | null) {
    document.fullscreenElement = next;
    document.dispatchEvent(new Event('fullscreenchange'));
  }
  const page = { document, screen: { orientation } } as unknown as Window;
  const full = createFullScreen(
    page,
    frame as unknown as HTMLElement,
    element as unknown as HTMLVideoElement,
  );
  const heard: boolean[] = [];
  full.watch((isOn) => heard.push(isOn), new AbortController().signal);
  return { full, heard, orientation, element, change };
}

describe('full screen', () => {
  it('is that of the frame, in landscape, and tells of its change alone', () => {
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

  it('leaves an upright film upright', () => {
    const { full, orientation } = fakePage({ film: { videoWidth: 720, videoHeight: 1280 } });
    full.enter();
    expect(orientation.lock).not.toHaveBeenCalled();
  });

  it('is that of the film alone where there is no other', () => {
    const { full, heard, element } = fakePage({ isPhone: true });
    full.enter();
    full.leave();
    expect(element.webkitEnterFullscreen).toHaveBeenCalledOnce();
    expect(heard).toEqual([true, false]);
  });
});
