import { type PlayerKeyBinding, type PlayerRequest, playerKeys } from '@chalchitra/machines';
import { KeySheet, type KeySheetProps } from '@chalchitra/ui';
import type { Cell } from '../../../cell';
import { type AreaMessages, useBaseMessages, useMessages } from '../../../copy/copy';
import { useCell } from '../../../useCell';

type Line = keyof AreaMessages['playerPanels']['keys']['lines'];

const PICTURE_LINES: readonly Line[] = [
  'volume',
  'mute',
  'soundOnly',
  'captions',
  'fullScreen',
  'statistics',
  'keys',
  'close',
];

const linesByRequest: { [Type in PlayerRequest['type']]?: Line } = {
  'playback.toggle': 'playPause',
  'rate.step': 'rate',
  'playhead.step': 'frame',
  'episode.move': 'episode',
  'volume.step': 'volume',
  'mute.toggle': 'mute',
  'soundOnly.toggle': 'soundOnly',
  'captions.toggle': 'captions',
  'fullScreen.toggle': 'fullScreen',
  'statistics.toggle': 'statistics',
  'keySheet.toggle': 'keys',
  'overlay.close': 'close',
};

/** What is said of a key, together with others that do the like. */
function lineOf({ request, keys: [key = ''] }: PlayerKeyBinding): Line {
  if (request.type === 'playhead.moveBy') return Math.abs(request.seconds) === 10 ? 'moveTen' : 'moveFive';
  if (request.type === 'playhead.moveToShare') return key.length === 1 ? 'share' : 'ends';
  const line = linesByRequest[request.type];
  if (line === undefined) throw new Error(`No line says what ${key} does`);
  return line;
}

export interface PlayerKeysProps extends Pick<KeySheetProps, 'isOpen' | 'container' | 'onClose'> {
  shortcutsOff: Cell<boolean>;
}

/** The sheet of all keys, made from the table by which the player reads them. */
export function PlayerKeys({ isOpen, container, shortcutsOff, onClose }: PlayerKeysProps) {
  const areOff = useCell(shortcutsOff);
  const { actions } = useBaseMessages();
  const { keys: messages } = useMessages('playerPanels');
  const keyNames: Readonly<Record<string, string>> = messages.names;
  const lines = [...new Set(playerKeys.map(lineOf))].map((line) => {
    const own = playerKeys.filter((binding) => lineOf(binding) === line);
    const names = own
      .flatMap(({ keys }) => keys)
      .map((key) => keyNames[key] ?? (key.length === 1 ? key.toUpperCase() : key));
    const shown = names.length > 4 ? [`${names[0]}–${names.at(-1)}`] : names;
    return { line, text: messages.lines[line], keys: own[0]?.hasShift ? [messages.shift, ...shown] : shown };
  });
  const isPicture = ({ line }: { line: Line }) => PICTURE_LINES.includes(line);
  return (
    <KeySheet
      isOpen={isOpen}
      title={messages.title}
      closeLabel={actions.close}
      container={container}
      characters={{
        label: messages.characters,
        isOn: !areOff,
        onChange: (isOn) => shortcutsOff.set(!isOn),
      }}
      groups={[
        { title: messages.groups.playing, lines: lines.filter((line) => !isPicture(line)) },
        { title: messages.groups.picture, lines: lines.filter(isPicture) },
      ]}
      onClose={onClose}
    />
  );
}
