import { useEffect, useEffectEvent } from 'react';

/** Calls a listener when Escape is pressed, wherever the focus is: what the pointer has opened is dismissed by it too. */
export function useEscape(isListening: boolean, onEscape: () => void): void {
  const handleKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') onEscape();
  });
  useEffect(() => {
    if (!isListening) return;
    const listen = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isListening]);
}
