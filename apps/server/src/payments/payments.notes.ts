/** What a bill is for, as its order or link at the provider says: a bill that our books have lost is written again by it. */
export interface BillNotes {
  uid: string;
  planId: string;
  /** Whether its plan replaces what runs when it is paid. */
  isSwitch: boolean;
}

const SWITCH = 'yes';

/** Words a bill for the provider. */
export const writeNotes = ({ uid, planId, isSwitch }: BillNotes): Record<string, string> => ({
  uid,
  plan: planId,
  ...(isSwitch ? { switch: SWITCH } : {}),
});

/** Reads what the provider has kept of a bill; null where it isn't one of ours. */
export const readNotes = (notes: Readonly<Record<string, string>>): BillNotes | null =>
  notes.uid && notes.plan ? { uid: notes.uid, planId: notes.plan, isSwitch: notes.switch === SWITCH } : null;
