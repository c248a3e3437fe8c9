import type { AreaMessages } from '../../../copy/copy';

/** A span of seconds as it is read out: 1 hour 5 minutes. Intl has abbreviations for it in Tamil, and takes its time. */
export function spokenTime(
  seconds: number,
  { hours, minutes, seconds: secondsText }: AreaMessages['player']['spoken'],
): string {
  const whole = Math.max(0, Math.floor(seconds));
  const parts = [
    { text: hours, count: Math.floor(whole / 3600) },
    { text: minutes, count: Math.floor(whole / 60) % 60 },
    { text: secondsText, count: whole % 60 },
  ].filter(({ count }) => count > 0);
  return parts.length > 0
    ? parts.map(({ text, count }) => text({ count })).join(' ')
    : secondsText({ count: 0 });
}
