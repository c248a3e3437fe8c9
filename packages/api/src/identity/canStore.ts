const PROBE_KEY = 'identity-probe';
/** As much as a session takes. */
const PROBE = 'x'.repeat(8000);

/** Whether a storage takes a session; full or blocked, the session then lasts as long as the page (spec §4). */
export function canStore(storage: () => Storage): boolean {
  try {
    storage().setItem(PROBE_KEY, PROBE);
    storage().removeItem(PROBE_KEY);
    return true;
  } catch {
    return false;
  }
}
