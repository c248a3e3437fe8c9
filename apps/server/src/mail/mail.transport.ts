import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { makeFolder } from '../makeFolder';
import type { Settings } from '../settings/settings';
import type { MailTexts } from './mail.texts';

/** An e-mail to one user; its id is the same however often it is sent. */
export interface Mail extends MailTexts {
  id: string;
  to: string;
  /** Where a mail program ends e-mails of this kind for its user (RFC 8058); null for one that is always sent. */
  unsubscribeUrl: string | null;
}

/** Delivers one e-mail; rejects where that is to be tried again. */
export type SendMail = (mail: Mail) => Promise<void>;

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** What every e-mail has beside its words. */
function envelope({ mail: { from }, brand, publicUrl }: Settings, mail: Mail) {
  const { id, to, subject, text, html, unsubscribeUrl } = mail;
  return {
    from: { name: brand.name, address: from },
    to,
    subject,
    text,
    html,
    messageId: `<${id}@${new URL(publicUrl).hostname}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl !== null && {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
}

/** The folder of e-mails in local mode. */
export const mailboxOf = ({ dataDir }: Pick<Settings, 'dataDir'>) => join(dataDir, 'mailbox');

/** Writes e-mails as files that mail programs open. */
function toMailbox(settings: Settings): SendMail {
  const folder = mailboxOf(settings);
  const transport = createTransport({ streamTransport: true, buffer: true });
  return async (mail) => {
    const { message } = await transport.sendMail(envelope(settings, mail));
    makeFolder(folder);
    await writeFile(join(folder, `${mail.id}.eml`), message as Buffer);
  };
}

/** By the mail server that is set, in local mode without one into a folder; null where no e-mails are sent. */
export function createSendMail(settings: Settings): SendMail | null {
  const { smtpUrl } = settings.mail;
  if (smtpUrl === null) return settings.mode === 'local' ? toMailbox(settings) : null;
  const transport = createTransport({ url: smtpUrl, ...TIMEOUTS });
  return async (mail) => {
    await transport.sendMail(envelope(settings, mail));
  };
}
