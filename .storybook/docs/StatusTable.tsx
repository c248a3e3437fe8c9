import { DocTable } from './DocTable';

const files = Object.keys(import.meta.glob('../../packages/ui/src/*/*.stories.tsx'));

/** A component's folder and the file in it have one name; other files of stories are of no component. */
const COMPONENT = /\/(\w+)\/\1\.stories\.tsx$/;

/** Components whose props may still change without notice; all others are stable. */
const beta = new Set([
  'KeySheet',
  'NextEpisodeCountdown',
  'PlayerFeedback',
  'PlayerCaptions',
  'PlayerControls',
  'PlayerFrame',
  'PlayerMenu',
  'PlayerMessage',
  'ResumePrompt',
  'SeekBar',
  'StatisticsPanel',
  'VolumeControl',
]);

/** Every component of the library with how far its props can be relied on. */
export function StatusTable() {
  const names = files.flatMap((file) => COMPONENT.exec(file)?.[1] ?? []).sort();
  return (
    <DocTable
      head={['Component', 'Status']}
      rows={names.map((name) => [name, beta.has(name) ? 'beta' : 'stable'])}
    />
  );
}
