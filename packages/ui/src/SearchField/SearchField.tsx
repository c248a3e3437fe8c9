import {
  type FormEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Search, X } from '../Icon/icons';
import { IconButton } from '../IconButton/IconButton';
import { Anchor } from '../Link/LinkSlot';
import { isFullScreen } from '../shared/isFullScreen';
import {
  box as boxClass,
  close as closeClass,
  form as formClass,
  frame,
  icon,
  input as inputClass,
  open,
} from './SearchField.css';
import type { ComboboxState, SearchFieldHandle } from './SearchField.types';

const MAX_LETTERS = 100;
const CLOSED: ComboboxState = { isExpanded: false, listId: null, activeId: null };

export interface SearchFieldProps {
  /** Names the field and the button that opens it. */
  label: string;
  placeholderText: string;
  closeLabel: string;
  /** The page of results; without script the form and the button lead there. */
  href: string;
  /** Identifies the open page and its viewer. The field begins anew with another one, unless it is in use. */
  page: string;
  /** What the open page searches for. */
  query: string;
  /** Whether the key `/` leads to the field. */
  hasShortcut?: boolean | undefined;
  onSubmit: (query: string) => void;
  /** Called shortly before the suggestions are wanted. */
  onPreload: () => void;
  /** Renders what suggests something; called from the first time on that the field has the focus on a page. */
  renderSuggestions: (field: SearchFieldHandle) => ReactNode;
}

/**
 * The search of the header: a field on wide screens, elsewhere a button that opens it over the header. It is a plain form
 * before its suggestions are loaded, and stays the same element then: nothing that is typed meanwhile is lost.
 */
export function SearchField(props: SearchFieldProps) {
  const { label, placeholderText, closeLabel, href, page, query, hasShortcut = true } = props;
  const { onSubmit, onPreload, renderSuggestions } = props;
  const box = useRef<HTMLElement>(null);
  const button = useRef<HTMLAnchorElement>(null);
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isWanted, setIsWanted] = useState(false);
  const [combobox, setCombobox] = useState(CLOSED);

  const shown = useRef({ page, query });
  useEffect(() => {
    if (input === null || (shown.current.page === page && shown.current.query === query)) return;
    const isInUse = input === document.activeElement;
    // A page that arrives while somebody types takes nothing away.
    const isKept = isInUse && shown.current.page !== page;
    shown.current = { page, query };
    if (isKept) return;
    input.value = query;
    if (isInUse) return;
    setIsOpen(false);
    setIsWanted(false);
    setCombobox(CLOSED);
  }, [input, page, query]);

  // What was typed into a rendered page before there was code is suggested for as soon as there is.
  useEffect(() => {
    if (input !== null && input === document.activeElement) setIsWanted(true);
  }, [input]);

  useEffect(() => {
    if (input === null || !hasShortcut) return;
    const follow = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTaken(event.target))
        return;
      event.preventDefault();
      setIsOpen(true);
      focus(input);
    };
    document.addEventListener('keydown', follow);
    return () => document.removeEventListener('keydown', follow);
  }, [input, hasShortcut]);

  // Within the press that opens it: a phone's keyboard comes up for nothing else. Where the field closes with the focus
  // in it, its button takes that back; it is hidden where the field stays.
  useLayoutEffect(() => {
    if (input === null) return;
    if (isOpen) focus(input);
    else if (box.current?.contains(document.activeElement)) button.current?.focus();
  }, [isOpen, input]);

  const close = () => setIsOpen(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    const typed = input?.value.trim() ?? '';
    if (typed === '') return;
    input?.blur();
    setIsOpen(false);
    onSubmit(typed);
  }

  function openField(event: MouseEvent) {
    if (input === null || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setIsOpen(true);
  }

  return (
    <>
      <search ref={box} className={boxClass} data-open={isOpen} onPointerEnter={onPreload}>
        <form className={formClass} action={href} onSubmit={submit}>
          <label className={frame}>
            <Search className={icon} size={18} />
            <input
              ref={setInput}
              className={inputClass}
              name="q"
              role="combobox"
              aria-label={label}
              aria-autocomplete="list"
              aria-expanded={combobox.isExpanded}
              aria-controls={combobox.listId ?? undefined}
              aria-activedescendant={combobox.activeId ?? undefined}
              aria-keyshortcuts={hasShortcut ? '/' : undefined}
              placeholder={placeholderText}
              defaultValue={query}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="search"
              maxLength={MAX_LETTERS}
              dir="auto"
              onFocus={() => setIsWanted(true)}
            />
          </label>
          <IconButton className={closeClass} label={closeLabel} icon={<X />} onClick={close} />
        </form>
        {isWanted &&
          input !== null &&
          box.current !== null &&
          renderSuggestions({ input, box: box.current, isOpen, onCombobox: setCombobox, close })}
      </search>
      <Anchor
        ref={button}
        className={open}
        href={href}
        aria-label={label}
        onClick={openField}
        onPointerEnter={onPreload}
        onFocus={onPreload}
      >
        <Search />
      </Anchor>
    </>
  );
}

function focus(input: HTMLInputElement): void {
  input.focus();
  input.select();
}

/** Whether a key is for something else: for a field that is typed in, or for what lies over the page or fills the screen. */
function isTaken(target: EventTarget | null): boolean {
  const isTyping =
    target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
  return isTyping || isFullScreen() || document.querySelector('[role="dialog"], [role="menu"]') !== null;
}
