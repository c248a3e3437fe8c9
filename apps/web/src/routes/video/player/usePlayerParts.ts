import type { LazyPartCode } from '@chalchitra/ui';
import { type ComponentType, useState } from 'react';
import { useActiveCopy } from '../../../copy/copy';
import { areaPart } from '../../areaPart';

/** What lies behind the player's buttons and keys, and what is said at a film's end: loaded late, with its messages. */
export type PlayerParts = ReturnType<typeof usePlayerParts>;

/** The late parts of a player. */
export function usePlayerParts() {
  const copy = useActiveCopy();
  const [parts] = useState(() => {
    const part = <Props>(load: () => Promise<ComponentType<Props>>): LazyPartCode<Props> =>
      areaPart(copy, 'playerPanels', load);
    return {
      menus: part(async () => (await import('./PlayerMenus')).PlayerMenus),
      keys: part(async () => (await import('./PlayerKeys')).PlayerKeys),
      statistics: part(async () => (await import('./PlayerStatistics')).PlayerStatistics),
      dataUsed: part(async () => (await import('./PlayerDataUsed')).PlayerDataUsed),
    };
  });
  return parts;
}
