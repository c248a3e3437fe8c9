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
  /** Null where there is none, undefined where the server doesn't say. */
  phoneNumber: string | null | undefined;
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

/** What saving the profile sends. */
export interface ProfileUpdate {
  displayName: string;
  /** An empty one takes the phone away; undefined leaves it as the server has it. */
  phone: string | undefined;
}

/** Whether a person wants e-mails before their subscription ends. */
export interface EmailReminders {
  wanted: boolean;
}

/** A person as the reference backend sends them. */
export interface UserWire {
  user: { firebase_uid: Id; display_name: string; phone: string; email: string };
}
