import { fallback, type GenericSchema, object, picklist, pipe, transform } from 'valibot';
import { amount, dateText, optionalName, orNull } from '../shared/fields.schemas';
import { listOf } from '../shared/list.schemas';
import type { Screen, ScreenReport } from './screens.types';

const screenSchema: GenericSchema<unknown, Screen> = pipe(
  object({ browser: optionalName, system: optionalName, since: dateText }),
  transform((wire): Screen => ({ ...wire, since: wire.since ?? '' })),
);

/** The response to a report; its status must be there, because it decides whether a film stops. */
export const screenReportSchema: GenericSchema<unknown, ScreenReport> = pipe(
  object({
    status: picklist(['playing', 'full', 'takenOver', 'notSubscribed']),
    limit: orNull(amount),
    others: fallback(listOf(screenSchema), { items: [], skipped: [] }),
  }),
  transform((wire): ScreenReport => ({ ...wire, others: wire.others.items })),
);
