import type { PlayerMenuButton, PlayerMenuId } from '@chalchitra/ui';
import type { AreaMessages } from '../../../copy/copy';
import type { PlayerContent } from './playerContent';
import type { PlayerView } from './playerView';

/** The buttons of the player's menus that have something to choose, in their order. */
export function menuButtons(
  view: PlayerView,
  { entries }: Pick<PlayerContent, 'entries'>,
  { menus }: Pick<AreaMessages['player'], 'menus'>,
): PlayerMenuButton[] {
  const found: [PlayerMenuId, hasChoice: boolean, isOn?: boolean][] = [
    ['captions', view.captionTracks.length > 0, view.captionsId !== null],
    ['audio', view.audioTracks.length > 1],
    ['quality', view.renditions.length > 1 || view.canBeSoundOnly],
    ['speed', true, view.rate !== 1],
    ['episodes', entries.length > 1],
  ];
  return found.filter(([, hasChoice]) => hasChoice).map(([id, , isOn]) => ({ id, label: menus[id], isOn }));
}
