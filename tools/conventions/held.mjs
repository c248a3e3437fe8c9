/** Stories that begin a state with an argument: its control would change nothing. `useHeld` takes its place. */
export function checkHeld({ path, text }) {
  if (!path.endsWith('.stories.tsx')) return [];
  return [...text.matchAll(/\buseState(?:<[^(]*>)?\(\s*(?:\(\) => )?args\.(\w+)/g)].map(
    ([, name]) => `${path}: keeps args.${name} in useState, so its control does nothing: use useHeld.`,
  );
}
