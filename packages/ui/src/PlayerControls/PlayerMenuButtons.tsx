import type { ComponentType } from 'react';
import type { IconProps } from '../Icon/Glyph';
import { Captions, Episodes, Quality, Speed, Tracks } from '../Icon/playerIcons';
import { IconButton, type IconButtonProps } from '../IconButton/IconButton';
import { unloadedMenu } from '../shared/unloadedMenu';
import { useKeptFocus } from '../shared/useKeptFocus';
import { tool } from './PlayerControls.css';

export type PlayerMenuId = 'captions' | 'audio' | 'quality' | 'speed' | 'episodes';

/** A button of the bar that opens a menu. */
export interface PlayerMenuButton {
  id: PlayerMenuId;
  label: string;
  /** Lights the button up: captions shown, a speed that isn't the usual one. */
  isOn?: boolean | undefined;
}

const marks: Record<PlayerMenuId, ComponentType<IconProps>> = {
  captions: Captions,
  audio: Tracks,
  quality: Quality,
  speed: Speed,
  episodes: Episodes,
};

/** The button of a menu, by itself. */
export function PlayerMenuIcon({
  button,
  ...rest
}: { button: PlayerMenuButton } & Omit<IconButtonProps, 'label' | 'icon' | 'className'>) {
  const Mark = marks[button.id];
  return (
    <IconButton
      {...rest}
      className={tool}
      label={button.label}
      icon={<Mark />}
      data-on={button.isOn || undefined}
    />
  );
}

export interface PlayerMenuButtonsProps {
  buttons: readonly PlayerMenuButton[];
  /** Gives each button the id that it keeps when its menu is there. */
  buttonIdOf: (menu: PlayerMenuId) => string;
  openMenu: PlayerMenuId | null;
  onToggle: (menu: PlayerMenuId) => void;
}

/** The buttons of the menus while those are being loaded. */
export function PlayerMenuButtons({ buttons, buttonIdOf, openMenu, onToggle }: PlayerMenuButtonsProps) {
  // After a failed load these are not the same elements as before.
  useKeptFocus(buttons.map(({ id }) => buttonIdOf(id)));
  return buttons.map((button) => (
    <PlayerMenuIcon
      key={button.id}
      id={buttonIdOf(button.id)}
      button={button}
      {...unloadedMenu(button.id === openMenu, () => onToggle(button.id))}
    />
  ));
}
