import { createHash } from 'node:crypto';
import { MINUTE_MS } from '@chalchitra/api/constants';
import type { Background, Parts } from '../parts';
import { repeat } from '../repeat';
import { createMailStore, type StoredMail } from './mail.store';
import { wordMail } from './mail.texts';
import { mailboxOf, type SendMail } from './mail.transport';
import { UNSUBSCRIBE_PATH, type Unsubscribing } from './unsubscribing';

const SEND_INTERVAL_MS = MINUTE_MS;

/** Named by what it is about, so that a mail program shows it once, and a further refund as another one. */
const idOf = ({ paymentId, occasion, createdAt }: StoredMail) =>
  `${occasion}-${createHash('sha256').update(`${paymentId} ${createdAt.toISOString()}`).digest('hex').slice(0, 24)}`;

/** What an error says without an address: a mail server quotes the receiver's. */
const reasonOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown';

/** Writes what is due and sends it, once. */
export function createMailing(
  parts: Pick<Parts, 'settings' | 'database' | 'log' | 'now' | 'hashUid'>,
  send: SendMail,
  unsubscribing: Unsubscribing,
) {
  const { settings, log, now, hashUid } = parts;
  const { brand, publicUrl } = settings;
  const store = createMailStore(parts.database);

  const deliver = async (mail: StoredMail): Promise<void> => {
    const facts = await store.factsOf(mail, now());
    if (facts === null) return store.end(mail, null);
    const { payment, user, locale } = facts;
    const token = encodeURIComponent(unsubscribing.tokenOf(mail.uid));
    const unsubscribeUrl =
      mail.occasion === 'givenBack'
        ? null
        : `${publicUrl}/services/content${UNSUBSCRIBE_PATH}?token=${token}`;
    const line = { occasion: mail.occasion, payment: mail.paymentId, person: hashUid(mail.uid) };
    try {
      const words = wordMail(mail.occasion, {
        locale,
        brand: brand.name,
        publicUrl,
        contactEmail: brand.contactEmail,
        name: user.displayName,
        periodEnd: payment.periodEnd,
        refundedPaise: payment.refundedPaise,
        unsubscribeUrl,
      });
      await send({ id: idOf(mail), to: user.email, unsubscribeUrl, ...words });
    } catch (error) {
      log.warn('An e-mail could not be sent', { ...line, attempt: mail.attempts, reason: reasonOf(error) });
      return;
    }
    await store.end(mail, now());
    log.info('An e-mail was sent', line);
  };

  /** One round over all that is due. */
  return async function round(signal?: AbortSignal): Promise<void> {
    await store.plan(now());
    for (;;) {
      signal?.throwIfAborted();
      const mail = await store.claim(now());
      if (mail === undefined) return;
      await deliver(mail);
    }
  };
}

/** Writes to users each minute. */
export function createMailBackground(parts: Parts, send: SendMail, unsubscribing: Unsubscribing): Background {
  const { log, settings } = parts;
  if (settings.mail.smtpUrl === null)
    log.info('e-mails are written to a folder', { folder: mailboxOf(settings) });
  return repeat(createMailing(parts, send, unsubscribing), {
    pauseMs: SEND_INTERVAL_MS,
    onError: (error) => log.error('E-mails could not be looked at', { error }),
  });
}
