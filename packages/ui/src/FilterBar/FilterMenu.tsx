import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import { type ComponentProps, useId } from 'react';
import { Check, ChevronDown } from '../Icon/icons';
import { Menu } from '../shared/Menu';
import type { FilterChoice, FilterGroup } from './FilterBar';
import { amount, button, chevron, option, panel, sheetTitle, tick, value, words } from './FilterBar.css';

export interface FilterMenuProps {
  group: FilterGroup;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
  onToggle: (choiceId: string) => void;
}

/** The button of a group with its menu, which stays open while several choices are made. */
export function FilterMenu({ group, isOpen, onOpen, onClose, onToggle }: FilterMenuProps) {
  const buttonId = useId();
  const { label, isSingle = false, choices } = group;
  const title = (
    <p className={sheetTitle} aria-hidden="true">
      {label}
    </p>
  );
  return (
    <Menu
      button={<FilterButton group={group} />}
      buttonId={buttonId}
      isOpen={isOpen}
      onOpen={onOpen}
      onClose={onClose}
      className={panel}
      label={label}
      from={-8}
      isLooping
    >
      {title}
      {isSingle ? (
        <DropdownMenu.RadioGroup
          value={choices.find(({ isChosen }) => isChosen)?.id ?? ''}
          onValueChange={onToggle}
        >
          {choices.map((choice) => (
            <DropdownMenu.RadioItem key={choice.id} className={option} value={choice.id}>
              <Choice {...choice} />
            </DropdownMenu.RadioItem>
          ))}
        </DropdownMenu.RadioGroup>
      ) : (
        choices.map((choice) => (
          <DropdownMenu.CheckboxItem
            key={choice.id}
            className={option}
            checked={choice.isChosen}
            onCheckedChange={() => onToggle(choice.id)}
            onSelect={(event) => event.preventDefault()}
          >
            <Choice {...choice} />
          </DropdownMenu.CheckboxItem>
        ))
      )}
    </Menu>
  );
}

/** Says what it filters by; of an order, which one is in force; of filters, how many. */
function FilterButton({
  group: { label, isSingle, choices },
  ...rest
}: { group: FilterGroup } & Omit<ComponentProps<'button'>, 'type' | 'className'>) {
  const chosen = choices.filter(({ isChosen }) => isChosen);
  const shown = isSingle ? chosen[0]?.text : chosen.length || undefined;
  return (
    <button
      type="button"
      className={button}
      data-chosen={(!isSingle && chosen.length > 0) || undefined}
      {...rest}
    >
      {label}
      {shown !== undefined && <bdi className={value}>{shown}</bdi>}
      <ChevronDown className={chevron} size={16} aria-hidden="true" />
    </button>
  );
}

function Choice({ text, count }: Pick<FilterChoice, 'text' | 'count'>) {
  return (
    <>
      <span className={tick}>
        <DropdownMenu.ItemIndicator asChild>
          <Check size={18} />
        </DropdownMenu.ItemIndicator>
      </span>
      <bdi className={words}>{text}</bdi>
      {count !== null && <span className={amount}>{count}</span>}
    </>
  );
}
