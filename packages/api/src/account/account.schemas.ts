import { boolean, type GenericSchema, object, pipe, transform } from 'valibot';
import { optionalName, orNull, requiredName } from '../shared/fields.schemas';
import { oneOf } from '../shared/list.schemas';
import type { EmailReminders, UserDetails } from './account.types';

/** A person from the wire (spec §3), bare or under `user`; the display name must be there. */
export const userDetailsSchema: GenericSchema<unknown, UserDetails> = oneOf(
  pipe(
    object({ display_name: requiredName, phone: optionalName }),
    transform((wire): UserDetails => ({ displayName: wire.display_name, phoneNumber: wire.phone })),
  ),
);

/** What register responds with: the user where the server says so, else null, because its response isn't specified. */
export const registeredSchema: GenericSchema<unknown, UserDetails | null> = orNull(userDetailsSchema);

/** Whether a person wants e-mails before their subscription ends, from the wire. */
export const emailRemindersSchema: GenericSchema<unknown, EmailReminders> = oneOf(
  object({ wanted: boolean() }),
);
