import { type ComponentType, useEffect, useRef, useState } from 'react';

/** A component whose code comes when it is first needed. */
export interface Later<Props> {
  /** Null until it has come. */
  current: ComponentType<Props> | null;
  bring: () => Promise<void>;
  /** Brings it ahead of its use, where that can be done. */
  prepare: () => void;
}

/** Puts a component's code off; after a failure to bring it the next try asks again. */
export function later<Props>(load: () => Promise<ComponentType<Props>>): Later<Props> {
  const part: Later<Props> = {
    current: null,
    async bring() {
      part.current ??= await load();
    },
    prepare: () => void part.bring().catch(() => {}),
  };
  return part;
}

/**
 * The component where its code has come; brought when it is opened. Where it can't be brought it is closed again, so
 * that the page around it lives on and the next opening tries anew.
 */
export function useLater<Props>(
  part: Later<Props>,
  isOpen: boolean,
  onClose: () => void,
): ComponentType<Props> | null {
  const [isHere, setIsHere] = useState(part.current !== null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  }, [onClose]);
  useEffect(() => {
    if (isHere || !isOpen) return;
    let isGone = false;
    part.bring().then(
      () => isGone || setIsHere(true),
      () => isGone || close.current(),
    );
    return () => {
      isGone = true;
    };
  }, [part, isHere, isOpen]);
  return isHere ? part.current : null;
}
