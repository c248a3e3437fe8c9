interface SavingConnection {
  readonly saveData?: boolean;
}

/** Whether the visitor asks for less data to be fetched; for the browser alone. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: SavingConnection };
  return connection?.saveData === true;
}
