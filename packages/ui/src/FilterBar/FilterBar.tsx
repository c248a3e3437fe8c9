import { useId, useRef, useState } from 'react';
import { X } from '../Icon/icons';
import { LazyPart, lazyPart } from '../shared/lazyPart';
import { unloadedMenu } from '../shared/unloadedMenu';
import { bar, chip, chips, clear } from './FilterBar.css';
import type { FilterGroup } from './FilterBar.types';
import { FilterButton } from './FilterButton';
import type { FilterMenuProps } from './FilterMenu';

const filterMenu = lazyPart(async () => (await import('./FilterMenu')).FilterMenu);

export interface FilterBarProps {
  /** Names the bar for assistive technology. */
  label: string;
  /** Groups without a choice are left out. */
  groups: readonly FilterGroup[];
  /** Names the list of what is chosen. */
  chosenLabel: string;
  /** For the chip that takes a choice away again. */
  removeLabel: (text: string) => string;
  clearText: string;
  /** A choice was made, or taken back. */
  onToggle: (groupId: string, choiceId: string) => void;
  /** All choices but the order are taken back. */
  onClear: () => void;
}

/** What a list is filtered and sorted by: a menu for each group, and a chip for each choice; nothing where there are none. */
export function FilterBar(props: FilterBarProps) {
  const { label, groups, chosenLabel, removeLabel, clearText, onToggle, onClear } = props;
  const [openId, setOpenId] = useState<string | null>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const shown = groups.filter(({ choices }) => choices.length > 0);
  /** The chip that was pressed is gone: the focus goes to the menu that it came from. */
  const focusMenu = (groupId: string) => {
    const place = shown.findIndex(({ id }) => id === groupId);
    buttons.current?.querySelectorAll('button')[place]?.focus();
  };
  const chosen = groups
    .filter(({ isSingle }) => !isSingle)
    .flatMap(({ id, choices }) =>
      choices.filter(({ isChosen }) => isChosen).map((choice) => ({ groupId: id, choice })),
    );
  if (shown.length === 0) return null;
  return (
    <search aria-label={label} onPointerEnter={filterMenu.preload} onFocus={filterMenu.preload}>
      <div className={bar} ref={buttons}>
        {shown.map((group) => (
          <LazyFilter
            key={group.id}
            group={group}
            isOpen={openId === group.id}
            onOpen={() => setOpenId(group.id)}
            onClose={() => setOpenId(null)}
            onToggle={(choiceId) => onToggle(group.id, choiceId)}
          />
        ))}
      </div>
      {chosen.length > 0 && (
        <ul className={chips} aria-label={chosenLabel}>
          {chosen.map(({ groupId, choice }) => (
            <li key={`${groupId} ${choice.id}`}>
              <button
                type="button"
                className={chip}
                aria-label={removeLabel(choice.text)}
                onClick={() => {
                  focusMenu(groupId);
                  onToggle(groupId, choice.id);
                }}
              >
                <bdi>{choice.text}</bdi>
                <X size={14} />
              </button>
            </li>
          ))}
          <li>
            <button
              type="button"
              className={clear}
              onClick={() => {
                focusMenu(shown[0]?.id ?? '');
                onClear();
              }}
            >
              {clearText}
            </button>
          </li>
        </ul>
      )}
    </search>
  );
}

/** A group whose menu is loaded when it is first opened, or shortly before. Until then its button opens it by itself. */
function LazyFilter(props: Omit<FilterMenuProps, 'buttonId'>) {
  const buttonId = useId();
  const { group, isOpen, onOpen, onClose } = props;
  return (
    <LazyPart
      part={filterMenu}
      props={{ ...props, buttonId }}
      isWanted={isOpen}
      loading={
        <FilterButton id={buttonId} group={group} {...unloadedMenu(isOpen, isOpen ? onClose : onOpen)} />
      }
      onFailed={onClose}
    />
  );
}
