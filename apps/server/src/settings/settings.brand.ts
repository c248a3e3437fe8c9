import { POLICY_DATE } from '@chalchitra/api/constants';
import type { Settings } from './settings';
import { type Environment, httpUrl, SettingsError, text, urlOrPath } from './settings.variables';

const MAX_VERSION_LENGTH = 100;

function page(env: Environment, name: string): string | null {
  const value = text(env, name);
  return value === null ? null : httpUrl(name, value);
}

/** A colour as `#e34234`; settings may leave the `#` out, which begins a comment in their file. */
function readColour(env: Environment): string | null {
  const value = text(env, 'BRAND_COLOUR');
  if (value === null) return null;
  const [, digits] = /^#?([0-9a-f]{6})$/i.exec(value) ?? [];
  if (digits === undefined) {
    throw new SettingsError(`BRAND_COLOUR must be a colour such as e34234, not "${value}".`);
  }
  return `#${digits}`;
}

/** The operator's name, look, address and own pages. */
export function readBrand(env: Environment): Settings['brand'] {
  const contactEmail = text(env, 'BRAND_CONTACT_EMAIL') ?? 'namaste@chalchitra.example';
  if (!/^[^\s@]+@[^\s@]+$/.test(contactEmail)) {
    throw new SettingsError(`BRAND_CONTACT_EMAIL must be an e-mail address, not "${contactEmail}".`);
  }
  const termsVersion = text(env, 'TERMS_VERSION') ?? POLICY_DATE;
  if (termsVersion.length > MAX_VERSION_LENGTH) {
    throw new SettingsError(`TERMS_VERSION must have ${MAX_VERSION_LENGTH} characters at most.`);
  }
  const logoUrl = text(env, 'BRAND_LOGO_URL');
  return {
    name: text(env, 'BRAND_NAME') ?? 'Chalchitra',
    logoUrl: logoUrl === null ? null : urlOrPath(env, 'BRAND_LOGO_URL', ''),
    colour: readColour(env),
    contactEmail,
    termsVersion,
    pages: {
      terms: page(env, 'TERMS_URL'),
      refunds: page(env, 'REFUNDS_URL'),
      help: page(env, 'HELP_URL'),
      contact: page(env, 'CONTACT_URL'),
      grievanceOfficer: page(env, 'GRIEVANCE_OFFICER_URL'),
    },
  };
}
