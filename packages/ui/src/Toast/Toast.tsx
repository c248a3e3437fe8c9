import { useIsPresent } from 'framer-motion';
import * as m from 'framer-motion/m';
import { type FocusEvent, type PointerEvent, useEffect, useRef } from 'react';
import { CircleAlert, CircleCheck, Info, X } from '../Icon/icons';
import { IconButton } from '../IconButton/IconButton';
import { classes } from '../shared/classes';
import { hasFocusLeft } from '../shared/hasFocusLeft';
import { isFullScreen } from '../shared/isFullScreen';
import { outOfReach, Presence, rise, useMotion } from '../shared/Presence';
import { MARK_SIZE, TOAST_KEY, TOAST_MS } from './Toast.constants';
import {
  action as actionClass,
  buttons,
  list,
  marks,
  message,
  region,
  toast as toastClass,
  tones,
} from './Toast.css';
import { useCountdown } from './useCountdown';

const icons = { note: Info, good: CircleCheck, bad: CircleAlert };

/** One notification. */
export interface ToastItem {
  id: string;
  text: string;
  tone?: 'note' | 'good' | 'bad' | undefined;
  /** `assertive` interrupts what is being read; only for what can't wait. */
  urgency?: 'polite' | 'assertive' | undefined;
  /** What can be done about it, with one press. */
  action?: { text: string; onAct: () => void } | undefined;
  /** How long it stays, in milliseconds; null until it is dismissed, as one with an action does by default. */
  timeoutMs?: number | null | undefined;
}

export interface ToastRegionProps {
  /** Names the region for assistive technology, with the key that leads there. */
  label: string;
  dismissLabel: string;
  toasts: readonly ToastItem[];
  /** Called when a toast's time has run out, its action was taken, or it was closed. */
  onDismiss: (id: string) => void;
}

interface ToastProps {
  item: ToastItem;
  dismissLabel: string;
  /** Called when one of its buttons was pressed. */
  onPressed: (id: string) => void;
  /** Called when its time has run out; then nothing in it has the focus. */
  onTimeout: (id: string) => void;
}

/** Its time stops while the pointer or the focus is on it, so that nobody has to hurry. */
function Toast({ item, dismissLabel, onPressed, onTimeout }: ToastProps) {
  const { id, text, tone = 'note', action, timeoutMs = action ? null : TOAST_MS } = item;
  const { hold, release } = useCountdown(timeoutMs, () => onTimeout(id));
  const isPresent = useIsPresent();
  const Icon = icons[tone];
  const handleBlur = (event: FocusEvent) => {
    if (hasFocusLeft(event)) release();
  };
  const handlePointerLeave = (event: PointerEvent) => {
    if (!event.currentTarget.contains(document.activeElement)) release();
  };
  return (
    <m.li
      className={classes(toastClass, tones[tone])}
      {...outOfReach(isPresent)}
      {...useMotion(rise)}
      onPointerEnter={hold}
      onPointerLeave={handlePointerLeave}
      onFocus={hold}
      onBlur={handleBlur}
    >
      <Icon className={marks[tone]} size={MARK_SIZE} />
      <span className={message} dir="auto">
        {text}
      </span>
      <div className={buttons}>
        {action && (
          <button
            type="button"
            className={actionClass}
            onClick={() => {
              action.onAct();
              onPressed(id);
            }}
          >
            {action.text}
          </button>
        )}
        <IconButton label={dismissLabel} icon={<X size={18} />} onClick={() => onPressed(id)} />
      </div>
    </m.li>
  );
}

/**
 * Shows notifications at the edge of the page and removes them again; the region stays in the page, so that they are
 * read out. A key leads to them, and the focus returns from a toast that is dismissed to where it came from. It loads
 * framer-motion: load it on demand.
 */
export function ToastRegion({ label, dismissLabel, toasts, onDismiss }: ToastRegionProps) {
  const lists = ['polite', 'assertive'] as const;
  const cameFrom = useRef<EventTarget | null>(null);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    const focusFirst = ({ key }: KeyboardEvent) => {
      if (key === TOAST_KEY && !isFullScreen())
        section.current?.querySelector<HTMLElement>('li:not([inert]) button')?.focus();
    };
    document.addEventListener('keydown', focusFirst);
    return () => document.removeEventListener('keydown', focusFirst);
  }, []);
  const handleFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
  };
  const dismiss = (id: string) => {
    const hasFocus = section.current?.contains(document.activeElement);
    if (hasFocus && cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
    onDismiss(id);
  };
  return (
    <section className={region} aria-label={`${label} (${TOAST_KEY})`} ref={section} onFocus={handleFocus}>
      {lists.map((urgency) => (
        <ul className={list} key={urgency} aria-live={urgency} aria-relevant="additions">
          <Presence>
            {toasts
              .filter((item) => (item.urgency ?? 'polite') === urgency)
              .map((item) => (
                <Toast
                  key={item.id}
                  item={item}
                  dismissLabel={dismissLabel}
                  onPressed={dismiss}
                  onTimeout={onDismiss}
                />
              ))}
          </Presence>
        </ul>
      ))}
    </section>
  );
}
