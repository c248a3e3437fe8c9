import { useEffect, useEffectEvent } from 'react';
import type { SearchFieldHandle } from '../SearchField/SearchField.types';
import { isOverPage } from './useOverPage';

/** What a user does in the field. */
export interface SearchActions {
  onOpen: () => void;
  onClose: () => void;
  onEdit: (text: string) => void;
  onMove: (by: 1 | -1) => void;
  /** Closes what is open, else empties the field. */
  onEscape: () => void;
  /** All results are wanted. */
  onSubmit: () => void;
}

/**
 * Listens to the field, which is in the page before this code is: keys, letters, and whether it is left. Escape is for the
 * buttons around it, too: the focus goes back to the field first.
 */
export function useSearchKeys(
  { input, box, close }: SearchFieldHandle,
  activeId: string | null,
  isOpen: boolean,
  actions: SearchActions,
): void {
  const leave = useEffectEvent(() => {
    actions.onClose();
    close();
  });
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return;
    const isInField = event.target === input;
    if (event.key === 'Escape' && !isInField) input.focus();
    else if (!isInField) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      actions.onMove(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      if (isOverPage(box)) leave();
      else if (!isOpen && input.value === '') close();
      else actions.onEscape();
    } else if (event.key === 'Enter' && activeId !== null) {
      event.preventDefault();
      document.getElementById(activeId)?.click();
    }
  });
  const handleEdit = useEffectEvent(() => actions.onEdit(input.value));
  const handleOpen = useEffectEvent(() => actions.onOpen());
  const handleSubmit = useEffectEvent(() => actions.onSubmit());

  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    // Loaded while the field is already in use: what was typed meanwhile counts, too.
    if (document.activeElement === input) {
      handleOpen();
      handleEdit();
    }
    input.addEventListener('focus', () => handleOpen(), { signal });
    input.addEventListener('click', () => handleOpen(), { signal });
    input.addEventListener('input', () => handleEdit(), { signal });
    box.addEventListener('keydown', (event) => handleKey(event), { signal });
    input.form?.addEventListener('submit', () => handleSubmit(), { signal });
    box.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (relatedTarget instanceof Node && !box.contains(relatedTarget)) leave();
      },
      { signal },
    );
    document.addEventListener(
      'pointerdown',
      ({ target }) => {
        if (target instanceof Node && !box.contains(target)) leave();
      },
      { signal },
    );
    return () => left.abort();
  }, [input, box]);
}
