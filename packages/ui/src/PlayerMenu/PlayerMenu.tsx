import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import { Artwork, type ArtworkSources } from '../Artwork/Artwork';
import { type PlayerMenuButton, PlayerMenuIcon } from '../PlayerControls/PlayerMenuButtons';
import { Menu, MenuTick } from '../shared/Menu';
import {
  detail,
  group,
  groupTitle,
  option as optionClass,
  panel,
  picture,
  sheetTitle,
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
  /** Whether the menu stays open after a choice, for the next one or to see what it does. */
  staysOpen?: boolean | undefined;
}

export interface PlayerMenuProps {
  /** The button that opens it, whose label names the menu too. */
  button: PlayerMenuButton;
  buttonId: string;
  isOpen: boolean;
  groups: readonly PlayerMenuGroup[];
  onOpen: () => void;
  /** Called by its button, Escape, Tab, a press elsewhere, and a choice after which it doesn't stay open. */
  onClose: () => void;
}

/** A button of the player with its menu of choices. */
export function PlayerMenu({ button, buttonId, isOpen, groups, onOpen, onClose }: PlayerMenuProps) {
  return (
    <Menu
      button={<PlayerMenuIcon button={button} />}
      buttonId={buttonId}
      isOpen={isOpen}
      onOpen={onOpen}
      onClose={onClose}
      className={panel}
      label={button.label}
      from={12}
      isSheet
    >
      {groups.map((one) => (
        <DropdownMenu.RadioGroup
          key={one.id}
          className={group}
          aria-label={one.title ?? button.label}
          value={one.selectedId ?? ''}
          onValueChange={one.onSelect}
        >
          <p className={one.title ? groupTitle : sheetTitle} aria-hidden="true">
            {one.title ?? button.label}
          </p>
          {one.options.map((option) => (
            <DropdownMenu.RadioItem
              key={option.id}
              className={optionClass}
              value={option.id}
              textValue={option.text}
              onSelect={(event) => one.staysOpen && event.preventDefault()}
            >
              <MenuTick />
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
            </DropdownMenu.RadioItem>
          ))}
        </DropdownMenu.RadioGroup>
      ))}
    </Menu>
  );
}
