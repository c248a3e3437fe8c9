import type { Rendition } from '@chalchitra/machines';
import type { PlayerMenuGroup } from '@chalchitra/ui';
import type { AreaMessages } from '../../../copy/copy';
import { hourlyData } from './hourlyData';
import type { MenuMaterial } from './menuMaterial';

const NO_LIMIT = 'none';

/** The ceilings that can be chosen, in lines of the picture. */
const CEILINGS = [360, 480, 720];

/** What the limits' texts and estimates are made from. */
interface CeilingMaterial extends Pick<MenuMaterial, 'dataSaver' | 'mobileCeiling'> {
  view: Pick<MenuMaterial['view'], 'renditions' | 'canAdapt'>;
  messages: AreaMessages['playerPanels'];
}

/** The choice of the most lines that are played automatically on mobile data, each with the most that an hour then uses. */
export function ceilings({
  view: { renditions, canAdapt },
  messages,
  dataSaver,
  mobileCeiling: { height, savingHeight, choose },
}: CeilingMaterial): PlayerMenuGroup {
  const { title, none, upTo } = messages.onMobileData;
  // On mobile data the lower of the two holds, so that a higher ceiling uses no more.
  const saved = dataSaver.choice === 'off' ? Infinity : savingHeight;
  const hourly = (lines: number) =>
    hourlyData(highestUnder(Math.min(lines, saved), renditions, canAdapt)?.bitrate ?? null, messages.anHour);
  return {
    id: 'onMobileData',
    title,
    selectedId: String(height ?? NO_LIMIT),
    options: [
      { id: NO_LIMIT, text: none, detailText: hourly(Infinity) },
      ...CEILINGS.map((lines) => ({
        id: String(lines),
        text: upTo({ quality: messages.lines({ height: lines }) }),
        detailText: hourly(lines),
      })),
    ],
    onSelect: (id) => choose(id === NO_LIMIT ? null : Number(id)),
    staysOpen: true,
  };
}

/** The sharpest that is played automatically; undefined where a file is played in whichever quality its address has. */
function highestUnder(
  lines: number,
  renditions: readonly Rendition[],
  canAdapt: boolean,
): Rendition | undefined {
  if (lines === Infinity && !canAdapt) return undefined;
  const known = renditions.filter((one) => one.height !== null);
  return known.find((one) => (one.height ?? 0) <= lines) ?? (canAdapt ? known.at(-1) : undefined);
}
