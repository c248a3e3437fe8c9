import * as RadixDialog from '@radix-ui/react-dialog';
import { useIsPresent } from 'framer-motion';
import * as m from 'framer-motion/m';
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { X } from '../Icon/icons';
import { IconButton } from '../IconButton/IconButton';
import { directionOf } from '../shared/directionOf';
import { fade, type Motion, outOfReach, Presence, rise, useMotion } from '../shared/Presence';
import { watchCloseRequest } from '../shared/watchCloseRequest';
import { visuallyHidden } from '../theme/text.css';
import { backdrop, body, head, title as titleClass, variants } from './Dialog.css';

interface Shared {
  /** Names the dialog. */
  title: string;
  /** The title's language, BCP 47. */
  lang?: string | null | undefined;
  /** Called by Escape, the backdrop, the Close button and the device's way back. */
  onClose: () => void;
  /** Where it is put; the page itself where nothing is given. A part that is full screen needs its own. */
  container?: HTMLElement | null | undefined;
  onKeyDown?: ((event: KeyboardEvent<HTMLDivElement>) => void) | undefined;
  children: ReactNode;
}

type OpenDialogProps = Shared &
  (
    | {
        /** `screen` covers the screen, `side` is at its end; what they hold has its own way to close. */
        variant: 'screen' | 'side';
      }
    | {
        /** Is in the middle, on small screens at the bottom, under a head with title and Close. */
        variant: 'panel';
        closeLabel: string;
      }
  );

export type DialogProps = OpenDialogProps & {
  isOpen: boolean;
  /** It has closed and left the page. */
  onExited?: (() => void) | undefined;
};

/** How each variant enters and leaves. */
const motions: Record<DialogProps['variant'], () => Motion> = {
  screen: () => fade,
  panel: () => rise,
  side: () => {
    const outside = { x: directionOf() === 'rtl' ? '-100%' : '100%' };
    return { initial: outside, animate: { x: 0 }, exit: outside };
  },
};

/** Keeps the room of the page's scrollbar while a dialog hides it: without one, the page would move sideways. */
function useKeptScrollbar(isKept: boolean): void {
  const [hasScrollbar] = useState(() => innerWidth > document.documentElement.clientWidth);
  useLayoutEffect(() => {
    if (!isKept || !hasScrollbar) return;
    const { dataset } = document.documentElement;
    dataset.scrollbar = '';
    return () => {
      delete dataset.scrollbar;
    };
  }, [isKept, hasScrollbar]);
}

/**
 * Holds attention until it is closed: the focus stays inside, the page behind neither scrolls nor is read, and the
 * focus goes back to where it was.
 */
export function Dialog({ isOpen, onExited, ...rest }: DialogProps) {
  return <Presence onExited={onExited}>{isOpen && <OpenDialog key="dialog" {...rest} />}</Presence>;
}

/** The dialog itself, for what is there only while it is open: rendered inside a Presence. */
export function OpenDialog(props: OpenDialogProps) {
  const { title, lang, onClose, onKeyDown, children, variant, container } = props;
  const isPresent = useIsPresent();
  const fading = useMotion(fade);
  const entering = useMotion(motions[variant]());
  const content = useRef<HTMLDivElement>(null);
  const before = useRef<Element | null>(null);
  const language = { lang: lang ?? undefined, dir: 'auto' } as const;
  const close = useEffectEvent(onClose);
  // What covers the screen covers the scrollbar's room, too.
  useKeptScrollbar(variant !== 'screen');
  useEffect(() => (isPresent ? watchCloseRequest(() => close()) : undefined), [isPresent]);
  return (
    <RadixDialog.Root open={isPresent} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <RadixDialog.Portal forceMount container={container ?? null}>
        <m.div className={backdrop} {...outOfReach(isPresent)} {...fading} />
        <RadixDialog.Content
          asChild
          ref={content}
          aria-describedby={undefined}
          onKeyDown={onKeyDown}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            before.current = document.activeElement;
            content.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // While it was leaving, the focus may have gone elsewhere.
            if (document.activeElement !== document.body) return;
            const back = before.current;
            if (back instanceof HTMLElement) back.focus();
            // What opened it is gone or hidden, or an address did: the page's own content has the focus then.
            if (document.activeElement === document.body) document.getElementById('main')?.focus();
          }}
        >
          <m.div className={variants[variant]} tabIndex={-1} {...outOfReach(isPresent)} {...entering}>
            {props.variant === 'panel' ? (
              <>
                <div className={head}>
                  <RadixDialog.Title className={titleClass} {...language}>
                    {title}
                  </RadixDialog.Title>
                  <IconButton label={props.closeLabel} icon={<X />} onClick={onClose} />
                </div>
                <div className={body}>{children}</div>
              </>
            ) : (
              <>
                <RadixDialog.Title className={visuallyHidden} {...language}>
                  {title}
                </RadixDialog.Title>
                {children}
              </>
            )}
          </m.div>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
