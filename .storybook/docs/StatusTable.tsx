import { table } from './docs.css';

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
    <table className={table}>
      <thead>
        <tr>
          <th scope="col">Component</th>
          <th scope="col">Status</th>
        </tr>
      </thead>
      <tbody>
        {names.map((name) => (
          <tr key={name}>
            <td>{name}</td>
            <td>{beta.has(name) ? 'beta' : 'stable'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
