import { PlayerMenu, type PlayerMenuId } from '@chalchitra/ui';
import { useAreaCopy, usePresent } from '../../copy/copy';
import { menuGroups } from './menuGroups';
import type { PlayerPartProps } from './PlayerBar';

export interface OpenMenuProps extends Omit<PlayerPartProps, 'stores'> {
  menu: PlayerMenuId;
  /** The button that opened it. */
  buttonId: string;
}

/** The menu of the control bar that is open. */
export function OpenMenu({ menu, buttonId, ...material }: OpenMenuProps) {
  const copy = { ...useAreaCopy('player'), ...useAreaCopy('playerPanels') };
  const present = usePresent();
  return (
    <PlayerMenu
      key={menu}
      label={copy.menus[menu]}
      groups={menuGroups[menu]({ ...material, copy, present })}
      buttonId={buttonId}
      onClose={() => material.send({ type: 'overlay.close' })}
    />
  );
}
