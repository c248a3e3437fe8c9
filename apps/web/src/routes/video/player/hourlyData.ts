import type { AreaMessages } from '../../../copy/copy';

const BYTES_AN_HOUR = 3600 / 8;
const MEGABYTE = 1_000_000;

/** What an hour at a rate (bits per second) uses, rounded to two digits: a film's rate changes from scene to scene. */
export function hourlyData(
  bitrate: number | null,
  messages: AreaMessages['playerPanels']['anHour'],
): string | undefined {
  if (bitrate === null) return undefined;
  const megabytes = Number(((bitrate * BYTES_AN_HOUR) / MEGABYTE).toPrecision(2));
  return megabytes < 1000
    ? messages.megabytes({ megabytes })
    : messages.gigabytes({ gigabytes: megabytes / 1000 });
}
