import { SETTINGS_ELEMENT_ID } from '@chalchitra/api';
import { runtimeSettingsSchema } from '@chalchitra/api/contract';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { readSettings } from './settings';
import { buildSettings, settingsOfBuild } from './settings.variables';

/** A page with a settings block of this text; null: without one. */
const pageWith = (textContent: string | null) =>
  ({
    getElementById: (id: string) =>
      id === SETTINGS_ELEMENT_ID && textContent !== null ? { textContent } : null,
  }) as unknown as Document;

/** What a build for a static host needs. */
const site = {
  VITE_FIREBASE_PROJECT_ID: 'natya',
  VITE_FIREBASE_API_KEY: 'public key',
  VITE_RAZORPAY_KEY_ID: 'rzp_live_key',
};

describe('the settings of the page (spec §7, §9, §10)', () => {
  it('are those of the block that the server put there', () => {
    const settings = buildSettings({ VITE_BRAND_NAME: 'Natya' });
    expect(readSettings(pageWith(JSON.stringify(settings)))).toEqual(settings);
  });

  it('are those of the build where there is no block or an empty one', () => {
    const byDefault = parse(runtimeSettingsSchema, buildSettings(site));
    expect(readSettings(pageWith(null))).toBeNull();
    expect(readSettings(pageWith(''))).toBeNull();
    expect(settingsOfBuild()).toMatchObject({ servers: byDefault.servers });
    expect(byDefault).toMatchObject({
      mode: 'hosted',
      servers: {
        content: '/services/content',
        payments: '/services/payments',
        creators: '/services/creators',
      },
      sendToken: 'same-origin',
      brand: {
        name: 'Chalchitra',
        logoUrl: null,
        colour: null,
        contactEmail: 'namaste@chalchitra.example',
        termsVersion: '2026-12-01',
        pages: { terms: null, refunds: null, help: null, contact: null, grievanceOfficer: null },
      },
    });
  });

  it('take VITE_ variables of the same names as defaults of a build', () => {
    const env = {
      ...site,
      VITE_CONTENT_URL: 'https://content.example',
      VITE_SEND_TOKEN: 'all',
      VITE_EMBED_HOST: 'https://embed.example/',
      VITE_BRAND_NAME: 'Natya',
      VITE_BRAND_COLOUR: '123456',
    };
    expect(parse(runtimeSettingsSchema, buildSettings(env))).toMatchObject({
      servers: { content: 'https://content.example' },
      sendToken: 'all',
      firebase: { projectId: 'natya', authDomain: 'natya.firebaseapp.com' },
      razorpay: { keyId: 'rzp_live_key' },
      embedHost: 'https://embed.example',
      brand: { name: 'Natya', colour: '#123456' },
    });
  });
});
