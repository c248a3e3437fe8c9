import type { Id } from '../shared/list.types';

/** Whoever is signed in, as the identity provider knows them. */
export interface IdentityUser {
  uid: Id;
  displayName: string | null;
  email: string | null;
  photoUrl: string | null;
}

/** How a user signed in; `password` also where a token names a way that we don't know. */
export type SignInMethod = 'password' | PopupProvider;

/** How a user proves that it is still them. */
export type IdentityProof = { method: 'password'; password: string } | { method: PopupProvider };

/**
 * What a sign-in token says about its user, in epoch milliseconds when it expires and when the user signed in, which stays
 * as the token is refreshed; 0 where it doesn't say.
 */
export interface TokenClaims extends IdentityUser {
  phoneNumber: string | null;
  signInMethod: SignInMethod;
  expiresAt: number;
  signedInAt: number;
}

/** A signed-in user with the bearer token in force. */
export interface IdentitySession {
  user: IdentityUser;
  token: string;
}

/** A new account; `isResumed` where an earlier sign-up has created it, and may have registered it too. */
export interface SignUpSession extends IdentitySession {
  isResumed: boolean;
}

/** The services that sign in by pop-up. */
export type PopupProvider = 'google' | 'facebook';

/** The facts of a failed identity call: the provider's code without `auth/`, and its message. */
export interface IdentityFailure {
  code: string;
  message: string;
}

/**
 * Where the identity provider is; `languageCode` is the language of its e-mails and windows (BCP 47), `emulatorUrl` the
 * origin under which a local emulator responds.
 */
export interface IdentityConfig {
  projectId: string;
  apiKey: string;
  authDomain: string;
  languageCode: string;
  emulatorUrl?: string | undefined;
}

/** The identity provider (spec §7); every promise rejects with an `IdentityFailure`. */
export interface Identity {
  /** Resolves with the signed-in user or null, once the stored session has been read. */
  ready(): Promise<IdentityUser | null>;
  /** Calls at once when known and at each change of user or token; null when nobody is signed in. Returns a function that stops it. */
  watch(listener: (session: IdentitySession | null) => void): () => void;
  /**
   * Checks with the service whether the signed-in account still exists. Where it was deleted or disabled, its session ends
   * as by a sign-out.
   */
  confirm(): Promise<void>;
  /** The bearer token in force, null when nobody is signed in; `isFresh` demands a new one whatever its age. */
  token(options?: { isFresh?: boolean }): Promise<string | null>;
  signIn(input: { email: string; password: string; remember: boolean }): Promise<IdentitySession>;
  /**
   * Creates the account, names it and refreshes the token, which then carries the name. Until `endSignUp` the next one with
   * the same address and password goes on with the account, in another page too.
   */
  signUp(input: { name: string; email: string; password: string; remember: boolean }): Promise<SignUpSession>;
  /** The account is registered: no sign-up goes on with it any more. */
  endSignUp(uid: Id): void;
  /** Null when a later pop-up has replaced this one. */
  signInWithPopup(input: { provider: PopupProvider; remember: boolean }): Promise<IdentitySession | null>;
  /** Has the signed-in user prove who they are; null when a later pop-up has replaced this one. The token is then new. */
  reauthenticate(proof: IdentityProof): Promise<IdentitySession | null>;
  sendPasswordReset(email: string): Promise<void>;
  updateDisplayName(name: string): Promise<IdentitySession>;
  /** Ends this user's session; that of anybody else stays. */
  signOut(uid: Id | null): Promise<void>;
  /** Deletes this account while it is the signed-in one; done too when nobody is, or another tab has signed in somebody else. */
  deleteAccount(uid: Id): Promise<void>;
  /** Stops the timer and the listeners of this object. */
  dispose(): void;
}
