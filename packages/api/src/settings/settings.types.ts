/** The settings in force that the server gives to the page: addresses and public keys, no secrets. */
export interface RuntimeSettings {
  mode: 'local' | 'hosted';
  /** Root-relative prefixes or http(s) addresses, without a slash at the end. */
  servers: { content: string; payments: string; creators: string };
  /** Whether personal calls carry the token across origins too. */
  sendToken: 'same-origin' | 'all';
  firebase: { projectId: string; apiKey: string; authDomain: string; emulator: boolean };
  razorpay: { keyId: string; checkoutUrl: string };
  /** Origin of the video host's embed page; empty: the page's own. */
  embedHost: string;
  brand: {
    name: string;
    logoUrl: string | null;
    colour: string | null;
    contactEmail: string;
    /** Version of the terms that users agree to when they register. */
    termsVersion: string;
    /** The operator's own pages, to which the footer leads; null where there is none. */
    pages: Record<BrandPage, string | null>;
  };
}

/** Pages that an operator has to write, because the law or a payment provider demands them. */
export type BrandPage = 'terms' | 'refunds' | 'help' | 'contact' | 'grievanceOfficer';
