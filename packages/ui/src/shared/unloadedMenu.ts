import type { ComponentProps } from 'react';

/** What a button does whose menu isn't loaded yet: its press and the arrow downwards open it, as they will once it is. */
export const unloadedMenu = (isOpen: boolean, onToggle: () => void): ComponentProps<'button'> => ({
  'aria-haspopup': 'menu',
  'aria-expanded': isOpen,
  onClick: onToggle,
  onKeyDown(event) {
    if (event.key !== 'ArrowDown' || isOpen) return;
    event.preventDefault();
    onToggle();
  },
});
