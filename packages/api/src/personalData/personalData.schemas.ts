import { type GenericSchema, looseObject, object, pipe, string, transform } from 'valibot';
import { dateText, orNull, requiredId, requiredName } from '../shared/fields.schemas';
import type { AccountSummary, AgreedTerms, ExportedData } from './personalData.types';

const agreedTermsSchema: GenericSchema<unknown, AgreedTerms> = pipe(
  object({ version: requiredName, agreed_at: requiredName }),
  transform((wire): AgreedTerms => ({ version: wire.version, agreedAt: wire.agreed_at })),
);

/** An account's summary; its uid must be there. */
export const accountSummarySchema: GenericSchema<unknown, AccountSummary> = pipe(
  object({
    uid: requiredId,
    created_at: dateText,
    agreed_terms: orNull(agreedTermsSchema),
  }),
  transform(
    (wire): AccountSummary => ({
      uid: wire.uid,
      createdAt: wire.created_at,
      agreedTerms: wire.agreed_terms,
    }),
  ),
);

/** An export with all that it holds, known or not. */
export const exportedDataSchema: GenericSchema<unknown, ExportedData> = looseObject({
  exported_at: string(),
});
