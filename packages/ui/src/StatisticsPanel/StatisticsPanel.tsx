import { X } from '../Icon/icons';
import { IconButton } from '../IconButton/IconButton';
import {
  head,
  line,
  lines as linesClass,
  name,
  panel,
  title as titleClass,
  value,
} from './StatisticsPanel.css';

export interface StatisticsPanelProps {
  title: string;
  closeLabel: string;
  /** Resolution, level, bandwidth, buffer, dropped frames: each as it is shown. */
  lines: readonly { name: string; valueText: string }[];
  onClose: () => void;
}

/** What the player measures, for those who look into a problem; it changes silently. */
export function StatisticsPanel({ title, closeLabel, lines, onClose }: StatisticsPanelProps) {
  return (
    <aside className={panel} aria-label={title} data-statistics="">
      <div className={head}>
        <p className={titleClass}>{title}</p>
        <IconButton label={closeLabel} icon={<X size={18} />} onClick={onClose} />
      </div>
      <dl className={linesClass}>
        {lines.map((one) => (
          <div className={line} key={one.name}>
            <dt className={name}>{one.name}</dt>
            <dd className={value}>{one.valueText}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
