interface SavingConnection {
  readonly saveData?: boolean;
}

/** Whether the visitor has chosen to use less data; only for the browser. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: SavingConnection };
  return connection?.saveData === true;
}
