import type { SeekFrame } from '../SeekBar/SeekBar';
import { art } from './art';

/** Seconds as a player shows them: 4:05 or 1:04:05. */
export function clock(seconds: number): string {
  const whole = Math.floor(seconds);
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}

/** Seconds as a screen reader reads them. */
export function spoken(seconds: number, duration: number): string {
  const rest = Math.floor(seconds % 60);
  const minutes = `${Math.floor(seconds / 60)} minutes`;
  return `${minutes}${rest > 0 ? ` ${rest} seconds` : ''} of ${Math.floor(duration / 60)} minutes`;
}

/** A part of a drawing, as a sprite sheet would give it. */
export function frameAt(seconds: number): SeekFrame | null {
  return { src: art.river.wide?.src ?? '', x: Math.round(seconds / 30), y: 120, width: 176, height: 99 };
}
