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
