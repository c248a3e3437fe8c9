import { onCLS, onINP, onLCP } from 'web-vitals';
import type { Telemetry } from './telemetry';

/** Reports the largest paint at the first input, layout shift and the slowest interaction when the page is hidden. */
export function watchVitals(telemetry: Telemetry): void {
  for (const observe of [onCLS, onINP, onLCP]) observe(({ name, value }) => telemetry.vital(name, value));
}
