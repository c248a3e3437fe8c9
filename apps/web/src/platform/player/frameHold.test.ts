import { describe, expect, it, vi } from 'vitest';
import { createFrameHold } from './frameHold';

vi.stubGlobal('HTMLMediaElement', { HAVE_CURRENT_DATA: 2 });

function prepare() {
  const drawImage = vi.fn();
  const canvases: { width: number; height: number; remove: () => void }[] = [];
  const paints: (() => void)[] = [];
  const ownerDocument = {
    createElement: () => {
      const canvas = {
        width: 0,
        height: 0,
        style: {},
        getContext: () => ({ drawImage }),
        setAttribute: vi.fn(),
        remove: vi.fn(),
      };
      canvases.push(canvas);
      return canvas;
    },
    defaultView: { requestAnimationFrame: (paint: () => void) => paints.push(paint) },
  };
  const after = vi.fn();
  const element = Object.assign(new EventTarget(), {
    readyState: 4,
    seeking: false,
    videoWidth: 1280,
    videoHeight: 720,
    ownerDocument,
    after,
  });
  const hold = createFrameHold(element as unknown as HTMLVideoElement);
  const happen = (type: string, change: Partial<typeof element> = {}) => {
    Object.assign(element, change);
    element.dispatchEvent(new Event(type));
    for (const paint of paints.splice(0)) paint();
  };
  return { hold, element, canvases, drawImage, after, happen };
}

describe('the picture that is held over a change of source', () => {
  it('is the one that is seen, once, in its own size', () => {
    const { hold, canvases, drawImage, after, element } = prepare();
    hold.hold();
    hold.hold();
    expect(canvases).toHaveLength(1);
    expect(canvases[0]).toMatchObject({ width: 1280, height: 720 });
    expect(drawImage).toHaveBeenCalledExactlyOnceWith(element, 0, 0);
    expect(after).toHaveBeenCalledWith(canvases[0]);
  });

  it('is none where nothing is seen yet', () => {
    const { hold, canvases, element } = prepare();
    element.readyState = 1;
    hold.hold();
    expect(canvases).toEqual([]);
  });

  it('goes once the next picture is shown where it was sought, and gives its memory back', () => {
    const { hold, canvases, happen } = prepare();
    hold.hold();
    happen('playing');
    hold.releaseWhenShown();
    happen('loadeddata', { readyState: 1 });
    happen('loadeddata', { readyState: 2, seeking: true });
    expect(canvases[0]?.remove).not.toHaveBeenCalled();
    happen('seeked', { seeking: false });
    expect(canvases[0]?.remove).toHaveBeenCalledOnce();
    expect(canvases[0]?.width).toBe(0);
    hold.hold();
    expect(canvases).toHaveLength(2);
  });

  it('stays where it is held for another change in the meantime', () => {
    const { hold, canvases, element, happen } = prepare();
    hold.hold();
    hold.releaseWhenShown();
    element.dispatchEvent(new Event('loadeddata'));
    hold.releaseWhenShown();
    element.seeking = true;
    happen('playing');
    expect(canvases[0]?.remove).not.toHaveBeenCalled();
    hold.release();
    expect(canvases[0]?.remove).toHaveBeenCalledOnce();
  });
});
