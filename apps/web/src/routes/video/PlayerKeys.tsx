import { playerKeys } from '@chalchitra/machines';
import { KeySheet, type KeySheetProps } from '@chalchitra/ui';
import { useAreaCopy } from '../../copy/copy';

const PICTURE_LINES = ['volume', 'mute', 'captions', 'fullScreen', 'statistics', 'keys', 'close'];

/** The sheet of all keys, made from the table that they are obeyed by. */
export function PlayerKeys({ container, onClose }: Pick<KeySheetProps, 'container' | 'onClose'>) {
  const { keys: copy } = useAreaCopy('playerPanels');
  const lines = [...new Set(playerKeys.map(({ line }) => line))].map((line) => {
    const own = playerKeys.filter((binding) => binding.line === line);
    const names = own
      .flatMap(({ keys }) => keys)
      .map((key) => copy.names[key] ?? (key.length === 1 ? key.toUpperCase() : key));
    const ends = [names[0] ?? '', copy.to, names.at(-1) ?? ''];
    const shown = names.length > 4 ? ends : names;
    return { line, text: copy.lines[line], keys: own[0]?.hasShift ? [copy.shift, ...shown] : shown };
  });
  const isPicture = ({ line }: { line: string }) => PICTURE_LINES.includes(line);
  return (
    <KeySheet
      title={copy.title}
      closeLabel={copy.close}
      container={container}
      groups={[
        { title: copy.groups.playing, lines: lines.filter((line) => !isPicture(line)) },
        { title: copy.groups.picture, lines: lines.filter(isPicture) },
      ]}
      onClose={onClose}
    />
  );
}
