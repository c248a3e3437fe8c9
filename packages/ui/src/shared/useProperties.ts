import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Sets custom properties on an element by script, which a policy without inline styles allows;
 * in the markup of the server they aren't there yet.
 */
export function useProperties<Kind extends HTMLElement>(
  properties: Readonly<Record<`--${string}`, string>>,
): RefObject<Kind | null> {
  const element = useRef<Kind>(null);
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(properties)) element.current?.style.setProperty(name, value);
  });
  return element;
}
