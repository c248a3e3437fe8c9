const noop = () => {};

/** Whether an animation is a fade that comes to an end. */
function isFade({ effect }: Animation): boolean {
  const isOfOpacity =
    effect instanceof KeyframeEffect && effect.getKeyframes().some((frame) => 'opacity' in frame);
  return isOfOpacity && Number.isFinite(effect.getComputedTiming().endTime);
}

/** What opens over a page waits for a frame or more, unseen, before its fade begins: a busy machine takes its time. */
const isAboutToFade = () =>
  [...document.querySelectorAll<HTMLElement>('[style*="opacity"]')].some(
    ({ style }) => Number(style.opacity) < 1,
  );

const MAX_FRAMES = 60;
const nextFrame = () => new Promise<unknown>((resolve) => requestAnimationFrame(resolve));

async function endFades(): Promise<void> {
  const fades = document.getAnimations().filter(isFade);
  for (const fade of fades) fade.finish();
  await Promise.all(fades.map((fade) => fade.finished.catch(noop)));
}

/**
 * Ends what is fading, and lets what opens from here on do so at once: in the middle of a fade every colour is neither
 * the one nor the other, and a check of contrast refuses it; a dialog that can't be seen yet doesn't hide the page.
 */
export async function settle(): Promise<void> {
  document.documentElement.dataset.motion = 'still';
  await endFades();
  for (let frame = 0; frame < MAX_FRAMES && isAboutToFade(); frame += 1) {
    await nextFrame();
    await endFades();
  }
}
