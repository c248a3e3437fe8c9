import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import { Menu, MenuTick } from '../shared/Menu';
import { amount, option, panel, sheetTitle, words } from './FilterBar.css';
import type { FilterChoice, FilterGroup } from './FilterBar.types';
import { FilterButton } from './FilterButton';

export interface FilterMenuProps {
  buttonId: string;
  group: FilterGroup;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
  onToggle: (choiceId: string) => void;
}

/** The button of a group with its menu, which stays open while several choices are made. */
export function FilterMenu({ buttonId, group, isOpen, onOpen, onClose, onToggle }: FilterMenuProps) {
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
      isSheet
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

function Choice({ text, count }: Pick<FilterChoice, 'text' | 'count'>) {
  return (
    <>
      <MenuTick />
      <bdi className={words}>{text}</bdi>
      {count !== null && <span className={amount}>{count}</span>}
    </>
  );
}
