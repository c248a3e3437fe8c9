import type { Id } from '../shared/list.types';

/** Everything the profile page shows of a person (spec §3). */
export interface UserProfile {
  displayName: string;
  email: string;
  phoneNumber: string | null;
  photoUrl: string | null;
}

/** What the content server keeps of a person. */
export interface UserDetails {
  displayName: string;
  phoneNumber: string | null;
}

/** What registration sends; `uid` is the identity's. */
export interface Registration {
  name: string;
  email: string;
  phone: string;
  uid: Id;
  /** Version of the terms that the user agreed to. */
  agreedTerms?: string;
}

/** What saving the profile sends; an empty phone takes it away. */
export interface ProfileUpdate {
  displayName: string;
  phone: string;
}

/** Whether a person wants e-mails before their subscription ends. */
export interface EmailReminders {
  wanted: boolean;
}

/** A person as the reference backend sends them. */
export interface UserWire {
  user: { firebase_uid: Id; display_name: string; phone: string; email: string };
}
