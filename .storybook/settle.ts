const noop = () => {};

/** Whether an animation is a fade that comes to an end. */
function isFade({ effect }: Animation): boolean {
  const isOfOpacity =
    effect instanceof KeyframeEffect && effect.getKeyframes().some((frame) => 'opacity' in frame);
  return isOfOpacity && Number.isFinite(effect.getComputedTiming().endTime);
}

/**
 * Ends what is fading, and lets what opens from here on do so at once: in the middle of a fade every colour is neither
 * the one nor the other, and a check of contrast refuses it.
 */
export async function settle(): Promise<void> {
  document.documentElement.dataset.motion = 'still';
  const fades = document.getAnimations().filter(isFade);
  for (const fade of fades) fade.finish();
  await Promise.all(fades.map((fade) => fade.finished.catch(noop)));
}
