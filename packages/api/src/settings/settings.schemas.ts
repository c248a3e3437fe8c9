import {
  boolean,
  type GenericSchema,
  minLength,
  nullable,
  object,
  picklist,
  pipe,
  regex,
  string,
} from 'valibot';
import type { RuntimeSettings } from './settings.types';

const ADDRESS = /^(https?:\/\/[^\s/?#]+(\/[^\s?#]*)?|\/(?!\/)[^\s?#]*)$/;
const ORIGIN_OR_NOTHING = /^(https?:\/\/[^\s/?#]+)?$/;
const HOST = /^[^\s/?#@:]+(:\d+)?$/;
const RAZORPAY_KEY = /^rzp_/;
const EMAIL = /^[^\s@]+@[^\s@]+$/;
const HEX_COLOUR = /^#[0-9a-f]{3}([0-9a-f]{3})?$/i;

/** Of a file, which may have a query. */
const FILE_ADDRESS = /^(https?:\/\/[^\s/?#]+(\/[^\s#]*)?|\/(?!\/)[^\s#]*)$/;

const address = pipe(string(), regex(ADDRESS, 'must be an http(s) address or start with /'));
const fileAddress = pipe(string(), regex(FILE_ADDRESS, 'must be an http(s) address or start with /'));
/** Of a page of the operator's, which isn't one of this site's. */
const page = nullable(pipe(string(), regex(/^https?:\/\/\S+$/, 'must be an http(s) address')));
const host = pipe(string(), regex(HOST, 'must be a host such as auth.example, without https://'));
const razorpayKey = pipe(
  string(),
  regex(RAZORPAY_KEY, 'must start with "rzp_": make sure that it isn’t the secret'),
);
const filled = pipe(string(), minLength(1, 'must not be empty'));

/** The settings block of a page; strict, for a wrong setting is found at the start, not on a screen. */
export const runtimeSettingsSchema: GenericSchema<unknown, RuntimeSettings> = object({
  mode: picklist(['local', 'hosted']),
  servers: object({ content: address, payments: address, creators: address }),
  sendToken: picklist(['same-origin', 'all'], 'must be same-origin or all'),
  firebase: object({ projectId: filled, apiKey: filled, authDomain: host, emulator: boolean() }),
  razorpay: object({ keyId: razorpayKey, checkoutUrl: fileAddress }),
  embedHost: pipe(string(), regex(ORIGIN_OR_NOTHING, 'must be empty or an http(s) origin')),
  brand: object({
    name: filled,
    logoUrl: nullable(fileAddress),
    colour: nullable(pipe(string(), regex(HEX_COLOUR, 'must be a colour such as #e34234'))),
    contactEmail: pipe(string(), regex(EMAIL, 'must be an e-mail address')),
    termsVersion: filled,
    pages: object({
      terms: page,
      refunds: page,
      help: page,
      contact: page,
      grievanceOfficer: page,
    }),
  }),
});
