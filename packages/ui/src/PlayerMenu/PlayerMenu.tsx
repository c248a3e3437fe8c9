import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Artwork, type ArtworkSources } from '../Artwork/Artwork';
import { Check } from '../Icon/icons';
import {
  detail,
  group,
  groupTitle,
  option as optionClass,
  panel,
  picture,
  sheetTitle,
  tick,
  words,
} from './PlayerMenu.css';

export interface PlayerMenuOption {
  id: string;
  text: string;
  /** The text's language, BCP 47. */
  lang?: string | null | undefined;
  /** Beside the text: a frame size, a duration. */
  detailText?: string | undefined;
  /** An episode's picture. */
  artwork?: ArtworkSources | undefined;
}

/** Options of which one is chosen. */
export interface PlayerMenuGroup {
  id: string;
  /** Shown where a menu has several groups. */
  title?: string | undefined;
  options: readonly PlayerMenuOption[];
  selectedId: string | null;
  onSelect: (id: string) => void;
}

export interface PlayerMenuProps {
  /** Names the menu. */
  label: string;
  groups: readonly PlayerMenuGroup[];
  /** The button that opened it; a press on it is its own. */
  buttonId: string;
  /** Asked for by Escape, Tab, a press elsewhere, and a choice where there is one group only. */
  onClose: () => void;
}

/** The choices of a player's menu; arrows, Home and End walk through them, Escape gives the focus back. */
export function PlayerMenu({ label, groups, buttonId, onClose }: PlayerMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });

  useEffect(() => {
    const box = menu.current;
    const chosen = box?.querySelector<HTMLElement>('[aria-checked="true"]');
    const start = chosen ?? box?.querySelector<HTMLElement>('[role="menuitemradio"]');
    start?.focus({ preventScroll: true });
    chosen?.scrollIntoView({ block: 'nearest' });
    const handlePointerDown = (event: PointerEvent) => {
      const isOwn =
        event.target instanceof Node &&
        (box?.contains(event.target) || document.getElementById(buttonId)?.contains(event.target));
      if (!isOwn) close.current();
    };
    document.addEventListener('pointerdown', handlePointerDown);
    return () => document.removeEventListener('pointerdown', handlePointerDown);
  }, [buttonId]);

  const giveBack = () => {
    document.getElementById(buttonId)?.focus();
    onClose();
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    const items = [...(menu.current?.querySelectorAll<HTMLElement>('[role="menuitemradio"]') ?? [])];
    const place = items.indexOf(document.activeElement as HTMLElement);
    const steps: Record<string, number> = {
      ArrowDown: (place + 1) % items.length,
      ArrowUp: (place - 1 + items.length) % items.length,
      Home: 0,
      End: items.length - 1,
    };
    // What is typed in a menu is never a key of the player.
    event.stopPropagation();
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      giveBack();
      return;
    }
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    items[step]?.focus();
  };

  return (
    <div ref={menu} className={panel} role="menu" tabIndex={-1} aria-label={label} onKeyDown={handleKeyDown}>
      {groups.map((one) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset isn't allowed in a menu
        <div key={one.id} className={group} role="group" aria-label={one.title ?? label}>
          <p className={one.title ? groupTitle : sheetTitle} aria-hidden="true">
            {one.title ?? label}
          </p>
          {one.options.map((option) => {
            const isChosen = option.id === one.selectedId;
            return (
              <button
                type="button"
                key={option.id}
                className={optionClass}
                role="menuitemradio"
                aria-checked={isChosen}
                tabIndex={-1}
                onClick={() => {
                  one.onSelect(option.id);
                  if (groups.length === 1) giveBack();
                }}
              >
                <span className={tick}>{isChosen && <Check size={18} />}</span>
                {option.artwork && (
                  <span className={picture}>
                    <Artwork
                      sources={option.artwork}
                      title={option.text}
                      shape="fill"
                      prefer="wide"
                      sizes="96px"
                    />
                  </span>
                )}
                <span className={words}>
                  <bdi lang={option.lang ?? undefined}>{option.text}</bdi>
                </span>
                {option.detailText && <bdi className={detail}>{option.detailText}</bdi>}
              </button>
            );
          })}
        </div>
      ))}
    </div>
  );
}
