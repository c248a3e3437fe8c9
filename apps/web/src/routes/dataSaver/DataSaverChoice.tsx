import { Select } from '@chalchitra/ui';
import { useMessages } from '../../copy/copy';
import type { DataSaverChoice as Choice } from '../../platform/player/dataSaver';
import { line } from './DataSaverChoice.css';
import { dataSaverChoices, useDataSaver } from './useDataSaver';

/** Chooses whether data is saved, and says whether it is now. */
export function DataSaverChoice() {
  const { dataSaver: messages } = useMessages('playerPanels');
  const { choice, isOn, isMobileKnown, choose } = useDataSaver();
  const whileOff = isMobileKnown ? messages.autoOff : messages.autoUnknown;
  return (
    <>
      <p className={line}>{messages.text}</p>
      <Select
        label={messages.title}
        isLabelShown={false}
        options={dataSaverChoices.map((value) => ({ value, text: messages[value] }))}
        value={choice}
        onChange={(value) => choose(value as Choice)}
      />
      <p className={line} role="status">
        {choice === 'auto' && (isOn ? messages.autoOn : whileOff)}
      </p>
    </>
  );
}
