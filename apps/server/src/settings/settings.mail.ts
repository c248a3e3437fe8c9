import type { Settings } from './settings';
import { type Environment, SettingsError, text } from './settings.variables';

/** How users are written to; `smtpUrl` is null where no mail server is set. */
export interface MailSettings {
  readonly smtpUrl: string | null;
  /** The sender's address. */
  readonly from: string;
}

/** The mail server's settings; without a sender the site's contact writes. */
export function readMail(env: Environment, { mode, brand }: Pick<Settings, 'mode' | 'brand'>): MailSettings {
  const smtpUrl = text(env, 'SMTP_URL');
  if (smtpUrl !== null && !(/^smtps?:\/\//.test(smtpUrl) && URL.canParse(smtpUrl))) {
    // Its value has a password.
    throw new SettingsError('SMTP_URL must be an address that starts with smtp:// or smtps://.');
  }
  // Each e-mail names it. The brand has one anyhow, which isn't the operator's.
  if (mode === 'hosted' && smtpUrl !== null && text(env, 'BRAND_CONTACT_EMAIL') === null) {
    throw new SettingsError('BRAND_CONTACT_EMAIL must be set in hosted mode where SMTP_URL is.');
  }
  const from = text(env, 'MAIL_FROM') ?? brand.contactEmail;
  if (!/^[^\s@<>]+@[^\s@<>]+$/.test(from)) {
    throw new SettingsError(`MAIL_FROM must be an e-mail address, not "${from}".`);
  }
  return { smtpUrl, from };
}
