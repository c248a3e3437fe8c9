import { PlayerMenu, type PlayerMenuButton, type PlayerMenuButtonsProps } from '@chalchitra/ui';
import { useMessages, usePresent } from '../../../copy/copy';
import { useCell } from '../../../useCell';
import { useDataSaver } from '../../dataSaver/useDataSaver';
import { menuGroups } from './menuGroups';
import type { PlayerPartProps } from './PlayerBar';

export interface PlayerMenusProps
  extends Omit<PlayerPartProps, 'stores'>,
    Pick<PlayerMenuButtonsProps, 'buttonIdOf'> {
  buttons: readonly PlayerMenuButton[];
}

/** The buttons of the control bar's menus, with their menus. */
export function PlayerMenus({ buttons, buttonIdOf, ...material }: PlayerMenusProps) {
  const messages = { ...useMessages('player'), ...useMessages('playerPanels') };
  const present = usePresent();
  const dataSaver = useDataSaver();
  const mobileCeiling = useCell(material.mobileCeiling);
  const { view, send } = material;
  return buttons.map((button) => {
    const isOpen = view.openMenu === button.id;
    return (
      <PlayerMenu
        key={button.id}
        button={button}
        buttonId={buttonIdOf(button.id)}
        isOpen={isOpen}
        groups={
          isOpen ? menuGroups[button.id]({ ...material, messages, present, dataSaver, mobileCeiling }) : []
        }
        onOpen={() => send({ type: 'menu.toggle', menu: button.id })}
        onClose={() => send({ type: 'menu.close' })}
      />
    );
  });
}
