import { useRef, useState } from 'react';
import { X } from '../Icon/icons';
import { bar, chip, chips, clear } from './FilterBar.css';
import { FilterMenu } from './FilterMenu';

/** One choice of a group. */
export interface FilterChoice {
  id: string;
  text: string;
  /** How many results it has beside what the other groups have chosen; null where that isn't known. */
  count: number | null;
  isChosen: boolean;
}

/** Choices of one kind: languages, genres, an order. */
export interface FilterGroup {
  id: string;
  label: string;
  /** One choice takes the place of another, as with an order. */
  isSingle?: boolean | undefined;
  choices: readonly FilterChoice[];
}

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

/** What a list is filtered and sorted by: a menu for each group, and a chip for each choice. */
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
  return (
    <search aria-label={label}>
      <div className={bar} ref={buttons}>
        {shown.map((group) => (
          <FilterMenu
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
                <X size={14} aria-hidden="true" />
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
