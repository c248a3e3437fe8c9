import { Select } from '@chalchitra/ui';
import { useAreaCopy } from '../../copy/copy';
import type { DataSaverChoice as Choice } from '../../platform/player/dataSaver';
import { line } from './DataSaverChoice.css';
import { dataSaverChoices, useDataSaver } from './useDataSaver';

/** Chooses whether data is saved, and says whether it is now. */
export function DataSaverChoice() {
  const { dataSaver: words } = useAreaCopy('playerPanels');
  const { choice, isOn, isMobileKnown, choose } = useDataSaver();
  const whileOff = isMobileKnown ? words.autoOff : words.autoUnknown;
  return (
    <>
      <p className={line}>{words.text}</p>
      <Select
        label={words.title}
        isLabelShown={false}
        options={dataSaverChoices.map((value) => ({ value, text: words[value] }))}
        value={choice}
        onChange={(value) => choose(value as Choice)}
      />
      <p className={line} role="status">
        {choice === 'auto' && (isOn ? words.autoOn : whileOff)}
      </p>
    </>
  );
}
