import { Volume, VolumeOff } from '../Icon/icons';
import { VolumeLow } from '../Icon/playerIcons';
import { IconButton } from '../IconButton/IconButton';
import { useProperties } from '../shared/useProperties';
import { control, slider } from './VolumeControl.css';

export interface VolumeControlProps {
  /** From 0 to 1; kept while muted. */
  level: number;
  isMuted: boolean;
  labels: { volume: string; mute: string; unmute: string };
  /** A level as it is read out, "60%". */
  levelText: (level: number) => string;
  onLevelChange: (level: number) => void;
  onMuteToggle: () => void;
}

/** Mute and volume; touch devices, which have volume keys, and narrow players get Mute alone. */
export function VolumeControl({
  level,
  isMuted,
  labels,
  levelText,
  onLevelChange,
  onMuteToggle,
}: VolumeControlProps) {
  const shown = isMuted ? 0 : level;
  const element = useProperties<HTMLInputElement>({ '--level': `${Math.round(shown * 100)}%` });
  const Mark = shown === 0 ? VolumeOff : shown < 0.5 ? VolumeLow : Volume;
  return (
    <span className={control} dir="ltr">
      <IconButton label={shown === 0 ? labels.unmute : labels.mute} icon={<Mark />} onClick={onMuteToggle} />
      <input
        ref={element}
        className={slider}
        type="range"
        min={0}
        max={1}
        step={0.05}
        value={shown}
        aria-label={labels.volume}
        aria-valuetext={levelText(shown)}
        onChange={(event) => onLevelChange(event.target.valueAsNumber)}
      />
    </span>
  );
}
