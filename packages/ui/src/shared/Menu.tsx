import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import { useIsPresent } from 'framer-motion';
import * as m from 'framer-motion/m';
import { type ReactElement, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Check } from '../Icon/icons';
import { directionOf } from './directionOf';
import { tick, veil } from './Menu.css';
import { fade, outOfReach, Presence, useMotion } from './Presence';
import { useKeptFocus } from './useKeptFocus';
import { watchCloseRequest } from './watchCloseRequest';

export interface MenuProps {
  /** The button that opens it; takes the place of one with the same id whose menu was not loaded yet. */
  button: ReactElement;
  buttonId: string;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
  /** The panel's looks. */
  className: string;
  /** Names the menu; the button does where nothing is given. */
  label?: string | undefined;
  /** The way it comes from, in pixels downwards. */
  from: number;
  /** On a small screen it is a sheet at the foot, over a veil; from its last entry the arrow goes on to the first. */
  isSheet?: boolean | undefined;
  children: ReactNode;
}

/** A button and the menu behind it: Radix's dropdown menu, which enters and leaves softly. Open or not is the caller's. */
export function Menu({ button, buttonId, isOpen, onOpen, onClose, ...panel }: MenuProps) {
  const [trigger, setTrigger] = useState<HTMLButtonElement | null>(null);
  const isMouse = useRef(false);
  useKeptFocus([buttonId]);
  return (
    <DropdownMenu.Root
      open={isOpen}
      modal={false}
      {...(trigger && { dir: directionOf(trigger.closest('[dir]') ?? undefined) })}
      onOpenChange={(isNowOpen) => (isNowOpen ? onOpen() : onClose())}
    >
      <DropdownMenu.Trigger
        asChild
        ref={setTrigger}
        id={buttonId}
        onPointerDown={(event) => {
          isMouse.current = event.pointerType === 'mouse';
          // Opened any sooner than by its click, a finger would choose what comes up under it.
          if (!isMouse.current) event.preventDefault();
        }}
        onClick={() => {
          if (!isMouse.current) (isOpen ? onClose : onOpen)();
          isMouse.current = false;
        }}
      >
        {button}
      </DropdownMenu.Trigger>
      <Presence>
        {isOpen && (
          <MenuPanel key="panel" trigger={trigger} buttonId={buttonId} onClose={onClose} {...panel} />
        )}
      </Presence>
    </DropdownMenu.Root>
  );
}

interface MenuPanelProps extends Omit<MenuProps, 'button' | 'isOpen' | 'onOpen'> {
  trigger: HTMLElement | null;
}

function MenuPanel({
  trigger,
  buttonId,
  onClose,
  className,
  label,
  from,
  isSheet = false,
  children,
}: MenuPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const isPresent = useIsPresent();
  useFirstFocus(panel, isPresent);
  useEffect(() => {
    // At once, not when it has left: the next key is already for what is there then.
    if (!isPresent && panel.current?.contains(document.activeElement)) trigger?.focus();
  }, [isPresent, trigger]);
  const close = useEffectEvent(onClose);
  useEffect(() => (isPresent ? watchCloseRequest(() => close()) : undefined), [isPresent]);
  const fading = useMotion(fade);
  const aside = { opacity: 0, y: from };
  const motion = useMotion({ initial: aside, animate: { opacity: 1, y: 0 }, exit: aside });
  return (
    <>
      {isSheet && <m.div className={veil} {...outOfReach(isPresent)} {...fading} />}
      <DropdownMenu.Content
        asChild
        forceMount
        ref={panel}
        align="start"
        sideOffset={8}
        collisionPadding={16}
        loop={isSheet}
        aria-label={label}
        aria-labelledby={label === undefined ? buttonId : undefined}
        onKeyDown={(event) => event.key === 'Tab' && onClose()}
        onInteractOutside={(event) => {
          // A button of a menu decides itself what its press means.
          const { target } = event;
          if (target instanceof Element && target.closest('[aria-haspopup="menu"]')) event.preventDefault();
        }}
        onCloseAutoFocus={(event) => event.preventDefault()}
      >
        <m.div className={className} {...outOfReach(isPresent)} {...motion}>
          {children}
        </m.div>
      </DropdownMenu.Content>
    </>
  );
}

/** Marks a chosen option; the others keep its place free. */
export function MenuTick() {
  return (
    <span className={tick}>
      <DropdownMenu.ItemIndicator asChild>
        <Check size={18} />
      </DropdownMenu.ItemIndicator>
    </span>
  );
}

/** Puts the focus on what is chosen; where nothing is, and the keyboard opened it, on the first entry. */
function useFirstFocus(panel: { readonly current: HTMLElement | null }, isPresent: boolean): void {
  useEffect(() => {
    if (!isPresent) return;
    // Radix focuses the panel itself in this turn, but not one that was opened again while it was leaving.
    const frame = requestAnimationFrame(() => {
      const box = panel.current;
      if (!box?.contains(document.activeElement)) box?.focus({ preventScroll: true });
      const chosen = box?.querySelector<HTMLElement>('[aria-checked="true"]');
      const first = box?.matches(':focus-visible')
        ? box.querySelector<HTMLElement>('[role^="menuitem"]')
        : null;
      (chosen ?? first)?.focus({ preventScroll: true });
      chosen?.scrollIntoView({ block: 'nearest' });
    });
    return () => cancelAnimationFrame(frame);
  }, [panel, isPresent]);
}
