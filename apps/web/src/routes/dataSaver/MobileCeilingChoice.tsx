import { Select } from '@chalchitra/ui';
import { useState } from 'react';
import { useMessages } from '../../copy/copy';
import type { SiteEngine } from '../../platform/player/siteEngine';
import { useCell } from '../../useCell';
import { ceilings } from '../video/player/ceilings';
import { line } from './DataSaverChoice.css';
import { useDataSaver } from './useDataSaver';

export type MobileCeilingChoiceProps = Pick<SiteEngine, 'mobileCeiling' | 'lastRenditions'>;

/**
 * Chooses the ceiling on mobile data, where the browser says what its connection is, and says what an hour of the film
 * that was played last uses under each.
 */
export function MobileCeilingChoice({ mobileCeiling, lastRenditions }: MobileCeilingChoiceProps) {
  const messages = useMessages('playerPanels');
  const dataSaver = useDataSaver();
  const ceiling = useCell(mobileCeiling);
  const [renditions] = useState(lastRenditions.read);
  if (!dataSaver.isMobileKnown) return null;
  const { selectedId, options, onSelect } = ceilings({
    view: { renditions, canAdapt: true },
    messages,
    dataSaver,
    mobileCeiling: ceiling,
  });
  const { title, withData, ofLastVideo } = messages.onMobileData;
  return (
    <>
      <Select
        label={title}
        options={options.map(({ id, text, detailText: data }) => ({
          value: id,
          text: data === undefined ? text : withData({ ceiling: text, data }),
        }))}
        value={selectedId ?? ''}
        onChange={onSelect}
      />
      <p className={line}>{options.some(({ detailText }) => detailText) && ofLastVideo}</p>
    </>
  );
}
