/** Keeps the picture that is seen over an element while its source changes. */
export interface FrameHold {
  /** Holds what is shown now, where anything is. */
  hold(): void;
  /** Lets go as soon as a new picture is shown. */
  releaseWhenShown(): void;
  release(): void;
}

/** A canvas over the element, in its own parent. */
export function createFrameHold(element: HTMLVideoElement): FrameHold {
  let held: HTMLCanvasElement | null = null;
  let waiting: AbortController | null = null;

  function release() {
    waiting?.abort();
    waiting = null;
    held?.remove();
    // A canvas keeps its memory until it is small.
    if (held !== null) held.width = 0;
    held = null;
  }

  return {
    hold() {
      if (held !== null || element.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return;
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
      held = canvas;
    },
    releaseWhenShown() {
      if (held === null) return;
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
