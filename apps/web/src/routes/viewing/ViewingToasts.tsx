import { type ToastItem, ToastRegion } from '@chalchitra/ui';
import { useEffect, useState } from 'react';
import { type AreaMessages, type BaseMessages, useBaseMessages, useMessages } from '../../copy/copy';
import { useRuntime } from '../../runtime';
import type { ViewingToast } from '../../viewing';

type Messages = AreaMessages['viewing']['toasts'];
type TitleToast = Extract<ViewingToast, { title: string }>;

/** The labels of the buttons on a title's card that would make each change again. */
function labelsOf({ watchlist, home }: BaseMessages) {
  return { added: watchlist.addTitle, removed: watchlist.removeTitle, rowRemoved: home.removeFromRow };
}

/**
 * Gives the focus, which the toast's button loses, to the card's button of this label, else to what `otherwise` does. It
 * stays on the button that made the change where the toast has given it back: the same title may stand in other rows.
 */
function focusButton(label: string, otherwise: () => void) {
  // Safari gives a pressed button no focus.
  if (document.activeElement === document.body) return;
  requestAnimationFrame(() => {
    const focused = document.activeElement?.closest('main button');
    if (focused && (focused.ariaLabel === label || !focused.closest('li'))) return;
    const buttons = document.querySelectorAll<HTMLElement>('main li:not([aria-hidden]) button');
    const button = [...buttons].find(({ ariaLabel }) => ariaLabel === label);
    if (button) button.focus();
    else otherwise();
  });
}

function toToast(
  toast: ViewingToast,
  id: string,
  messages: Messages,
  onUndone: (toast: TitleToast) => void,
): ToastItem {
  if ('title' in toast) {
    const onAct = () => {
      toast.undo();
      onUndone(toast);
    };
    const action = { text: messages.undo, onAct };
    return { id, text: messages[toast.type]({ title: toast.title }), tone: 'good', action };
  }
  return { id, text: messages[toast.type], tone: 'bad', urgency: 'assertive' };
}

/** Says what became of a change of the user's lists, and offers to undo it. */
export function ViewingToasts() {
  const { toast, page } = useRuntime();
  const { toasts: viewingMessages } = useMessages('viewing');
  const messages = useBaseMessages();
  const [toasts, setToasts] = useState<readonly ToastItem[]>([]);

  // The region is in the page before its first toast, so that this is read out too.
  useEffect(() => {
    let count = 0;
    const labels = labelsOf(messages);
    const focusCard = ({ type, title }: TitleToast) =>
      focusButton(labels[type]({ title }), page.focusHeading);
    const show = () => {
      const latest = toast.get();
      count += 1;
      setToasts(latest === null ? [] : [toToast(latest, `${count}`, viewingMessages, focusCard)]);
    };
    show();
    return toast.subscribe(show);
  }, [toast, page, viewingMessages, messages]);

  return (
    <ToastRegion
      label={viewingMessages.label}
      dismissLabel={viewingMessages.dismiss}
      toasts={toasts}
      onDismiss={(id) => setToasts((shown) => shown.filter((other) => other.id !== id))}
    />
  );
}
