/** Keeps an element's current picture on the screen while its source changes. */
export interface FrozenFrame {
  /** Shows a still copy of the current picture, if there is one. */
  freeze(): void;
  /** Removes the copy as soon as a new picture is shown. */
  releaseWhenShown(): void;
  /** Removes the copy at once. */
  release(): void;
}

/** A canvas over the element, in its own parent. */
export function createFrozenFrame(element: HTMLVideoElement): FrozenFrame {
  let copy: HTMLCanvasElement | null = null;
  let waiting: AbortController | null = null;

  function release() {
    waiting?.abort();
    waiting = null;
    copy?.remove();
    // A canvas keeps its memory until it is small.
    if (copy !== null) copy.width = 0;
    copy = null;
  }

  return {
    freeze() {
      const hasPicture = element.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA && element.videoWidth > 0;
      if (copy !== null || !hasPicture) return;
      const canvas = element.ownerDocument.createElement('canvas');
      [canvas.width, canvas.height] = [element.videoWidth, element.videoHeight];
      canvas.getContext('2d')?.drawImage(element, 0, 0);
      canvas.setAttribute('aria-hidden', 'true');
      Object.assign(canvas.style, {
        position: 'absolute',
        inset: '0',
        inlineSize: '100%',
        blockSize: '100%',
        objectFit: 'contain',
        pointerEvents: 'none',
      });
      element.after(canvas);
      copy = canvas;
    },
    releaseWhenShown() {
      if (copy === null) return;
      waiting?.abort();
      waiting = new AbortController();
      const { signal } = waiting;
      const show = () => {
        // A paused element shows its picture once it has sought there.
        if (!element.seeking && element.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA)
          element.ownerDocument.defaultView?.requestAnimationFrame(() => !signal.aborted && release());
      };
      for (const type of ['loadeddata', 'seeked', 'playing'] as const)
        element.addEventListener(type, show, { signal });
    },
    release,
  };
}
