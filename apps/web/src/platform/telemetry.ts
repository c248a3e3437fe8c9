/** Where errors, measurements and events go; the one place to attach a service. */
export interface Telemetry {
  error(error: unknown, where: string): void;
  /** A web vital: milliseconds, or a score for layout shift. */
  vital(name: string, value: number): void;
  event(name: string, details?: Record<string, unknown>): void;
}

/** Writes everything to the browser's console, for local mode. */
export const consoleTelemetry: Telemetry = {
  // biome-ignore lint/suspicious/noConsole: the console is this port's destination
  error: (error, where) => console.warn(`[${where}]`, error),
  // biome-ignore lint/suspicious/noConsole: the console is this port's destination
  vital: (name, value) => console.debug(`[vital] ${name}`, value),
  // biome-ignore lint/suspicious/noConsole: the console is this port's destination
  event: (name, details) => console.debug(`[event] ${name}`, details ?? ''),
};

/** Drops everything, for hosted pages whose operator has attached nothing, and for tests. */
export const silentTelemetry: Telemetry = { error: () => {}, vital: () => {}, event: () => {} };

/** Reports largest paint, layout shift and slow interactions as they happen. */
export function watchVitals(telemetry: Telemetry): void {
  let layoutShift = 0;
  const observe = (type: string, report: (entry: PerformanceEntry) => void) => {
    try {
      new PerformanceObserver((list) => list.getEntries().forEach(report)).observe({ type, buffered: true });
    } catch {
      // A browser without this kind of entry has nothing to report.
    }
  };
  observe('largest-contentful-paint', (entry) => telemetry.vital('LCP', entry.startTime));
  observe('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value?: number; hadRecentInput?: boolean };
    if (shift.hadRecentInput) return;
    layoutShift += shift.value ?? 0;
    telemetry.vital('CLS', layoutShift);
  });
  observe('event', (entry) => telemetry.vital('INP', entry.duration));
}
