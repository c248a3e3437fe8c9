import * as RadixDialog from '@radix-ui/react-dialog';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { X } from '../Icon/icons';
import { IconButton } from '../IconButton/IconButton';
import { visuallyHidden } from '../theme/text.css';
import { backdrop, body, head, title as titleClass, variants } from './Dialog.css';

interface Shared {
  /** Names the dialog. */
  title: string;
  /** The title's language, BCP 47. */
  lang?: string | null | undefined;
  /** Asked for by Escape, the backdrop and the Close button. */
  onClose: () => void;
  /** Where it is put; the page itself where nothing is given. A part that is full screen needs its own. */
  container?: HTMLElement | null | undefined;
  onKeyDown?: ((event: KeyboardEvent<HTMLDivElement>) => void) | undefined;
  children: ReactNode;
}

export type DialogProps = Shared &
  (
    | {
        /** Covers the screen; what it holds brings its own head and its own way to close. */
        variant: 'screen';
      }
    | {
        /** Stands in the middle, on small screens at the bottom, under a head with title and Close. */
        variant: 'panel';
        closeLabel: string;
      }
  );

/**
 * Holds attention until it is closed: the focus stays inside, the page behind neither scrolls nor is read, and the
 * focus goes back to where it was. Rendered while it is open.
 */
export function Dialog(props: DialogProps) {
  const { title, lang, onClose, onKeyDown, children, variant, container } = props;
  const content = useRef<HTMLDivElement>(null);
  const before = useRef<Element | null>(null);
  const language = { lang: lang ?? undefined, dir: 'auto' } as const;
  return (
    <RadixDialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <RadixDialog.Portal container={container ?? null}>
        <div className={backdrop} />
        <RadixDialog.Content
          ref={content}
          className={variants[variant]}
          tabIndex={-1}
          aria-describedby={undefined}
          onKeyDown={onKeyDown}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            before.current = document.activeElement;
            content.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            const back = before.current;
            const hasPlace = back instanceof HTMLElement && back !== document.body && back.isConnected;
            // Opened by an address, there was no place yet: the page's own content is it.
            (hasPlace ? back : document.getElementById('main'))?.focus();
          }}
        >
          {props.variant === 'panel' ? (
            <>
              <div className={head}>
                <RadixDialog.Title className={titleClass} {...language}>
                  {title}
                </RadixDialog.Title>
                <IconButton label={props.closeLabel} icon={<X aria-hidden="true" />} onClick={onClose} />
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
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
