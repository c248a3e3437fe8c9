import { describe, expect, it, vi } from 'vitest';
import { createFrozenFrame } from './frozenFrame';

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
  const frozen = createFrozenFrame(element as unknown as HTMLVideoElement);
  const happen = (type: string, change: Partial<typeof element> = {}) => {
    Object.assign(element, change);
    element.dispatchEvent(new Event(type));
    for (const paint of paints.splice(0)) paint();
  };
  return { frozen, element, canvases, drawImage, after, happen };
}

describe('the picture that is frozen over a change of source', () => {
  it('is the one that is seen, once, in its own size', () => {
    const { frozen, canvases, drawImage, after, element } = prepare();
    frozen.freeze();
    frozen.freeze();
    expect(canvases).toHaveLength(1);
    expect(canvases[0]).toMatchObject({ width: 1280, height: 720 });
    expect(drawImage).toHaveBeenCalledExactlyOnceWith(element, 0, 0);
    expect(after).toHaveBeenCalledWith(canvases[0]);
  });

  it('is none where nothing is seen yet', () => {
    const { frozen, canvases, element } = prepare();
    element.readyState = 1;
    frozen.freeze();
    expect(canvases).toEqual([]);
  });

  it('goes once the next picture is shown where it was sought, and gives its memory back', () => {
    const { frozen, canvases, happen } = prepare();
    frozen.freeze();
    happen('playing');
    frozen.releaseWhenShown();
    happen('loadeddata', { readyState: 1 });
    happen('loadeddata', { readyState: 2, seeking: true });
    expect(canvases[0]?.remove).not.toHaveBeenCalled();
    happen('seeked', { seeking: false });
    expect(canvases[0]?.remove).toHaveBeenCalledOnce();
    expect(canvases[0]?.width).toBe(0);
    frozen.freeze();
    expect(canvases).toHaveLength(2);
  });

  it('stays where it is frozen for another change in the meantime', () => {
    const { frozen, canvases, element, happen } = prepare();
    frozen.freeze();
    frozen.releaseWhenShown();
    element.dispatchEvent(new Event('loadeddata'));
    frozen.releaseWhenShown();
    element.seeking = true;
    happen('playing');
    expect(canvases[0]?.remove).not.toHaveBeenCalled();
    frozen.release();
    expect(canvases[0]?.remove).toHaveBeenCalledOnce();
  });
});
