import { initializeApp } from 'firebase/app';
import {
  type Auth,
  type AuthProvider,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  browserSessionPersistence,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  FacebookAuthProvider,
  GoogleAuthProvider,
  getIdToken,
  getIdTokenResult,
  initializeAuth,
  inMemoryPersistence,
  onIdTokenChanged,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  reload,
  sendPasswordResetEmail,
  setPersistence,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  type User,
  type UserCredential,
  updateProfile,
} from 'firebase/auth';
import { canStore } from './canStore';
import { IdentityError, isLost, toIdentityError } from './identity.errors';
import type {
  Identity,
  IdentityConfig,
  IdentitySession,
  IdentityUser,
  PopupProvider,
} from './identity.types';
import { createLeftovers } from './leftovers';
import { storedUid } from './storedUser';
import { createTokenRefresh } from './tokenRefresh';

/** Codes with which the provider says that the stored session is over; the SDK ends it itself for some of them. */
const SESSION_OVER_CODES = [
  'user-token-expired',
  'user-disabled',
  'user-not-found',
  'invalid-user-token',
  'invalid-refresh-token',
];
const REPLACED_POPUP_CODE = 'cancelled-popup-request';

function toUser(user: User): IdentityUser {
  return { uid: user.uid, displayName: user.displayName, email: user.email, photoUrl: user.photoURL };
}

async function toSession(user: User, isFresh = false): Promise<IdentitySession> {
  const token = await getIdToken(user, isFresh);
  return { user: toUser(user), token };
}

/** Work of the SDK that fails with an `IdentityError` alone. */
async function failingAsOurs<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw toIdentityError(error);
  }
}

function startAuth({ emulatorUrl, languageCode, ...config }: IdentityConfig): Auth {
  // A tab's own session wins over that of somebody whom another tab remembers.
  const isOfTab = storedUid(() => sessionStorage, config.apiKey) !== undefined;
  const auth = initializeAuth(initializeApp(config), {
    persistence: isOfTab
      ? [browserSessionPersistence, browserLocalPersistence]
      : [browserLocalPersistence, browserSessionPersistence],
  });
  auth.languageCode = languageCode;
  if (emulatorUrl !== undefined) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });
  return auth;
}

/**
 * The identity provider behind our own interface (spec §7); the one place that knows the SDK. The storage keeps which accounts
 * may be left behind.
 */
export function createIdentity(
  config: IdentityConfig,
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): Identity {
  const auth = startAuth(config);
  const refresh = createTokenRefresh(() => currentToken(true));

  const stopScheduling = onIdTokenChanged(auth, (user) => {
    if (!user) return refresh.stop();
    getIdTokenResult(user).then(
      ({ expirationTime }) => refresh.schedule(Date.parse(expirationTime)),
      () => refresh.schedule(Date.now()),
    );
  });

  /** Null where nobody is signed in, or where the service has ended the session. */
  async function withUser<T>(act: (user: User) => Promise<T>): Promise<T | null> {
    await auth.authStateReady();
    const user = auth.currentUser;
    if (!user) return null;
    try {
      return await act(user);
    } catch (error) {
      if (!SESSION_OVER_CODES.includes(toIdentityError(error).code)) throw error;
      // Another tab may have signed in somebody else meanwhile.
      if (auth.currentUser === user) await signOut(auth);
      return null;
    }
  }

  const leftovers = createLeftovers(storage);

  const currentToken = (isFresh: boolean) => withUser((user) => getIdToken(user, isFresh));

  /** Keeps the next sign-in beyond the closing of the browser, or not. */
  function setLasting(remember: boolean): Promise<void> {
    const isUsable = canStore(() => (remember ? localStorage : sessionStorage));
    const lasting = remember ? browserLocalPersistence : browserSessionPersistence;
    return setPersistence(auth, isUsable ? lasting : inMemoryPersistence);
  }

  async function signedInUser(): Promise<User> {
    await auth.authStateReady();
    if (!auth.currentUser) throw new IdentityError('no-current-user', 'Nobody is signed in.');
    return auth.currentUser;
  }

  /** Creates an account, or signs in to the one that an earlier try has left behind: the password says whose it is. */
  async function createUser(email: string, password: string): Promise<{ user: User; isResumed: boolean }> {
    const leftover = leftovers.get(email);
    if (leftover === undefined) leftovers.set(email, null);
    try {
      const { user } = await createUserWithEmailAndPassword(auth, email, password);
      return { user, isResumed: false };
    } catch (refusal) {
      if (leftover === undefined && !isLost(refusal)) leftovers.remove(email);
      if (leftover === undefined || toIdentityError(refusal).code !== 'email-already-in-use') throw refusal;
      const { user } = await signInWithEmailAndPassword(auth, email, password).catch((error) => {
        throw isLost(error) ? error : refusal;
      });
      // Its name makes it somebody's, unless it is the one that was left behind.
      if (user.displayName === null || user.uid === leftover) return { user, isResumed: true };
      await signOut(auth);
      throw refusal;
    }
  }

  /**
   * Leaves nothing half made behind: without its name an account would pass for a registered one. It stays where another
   * tab has signed in somebody else meanwhile, whom the SDK would sign out with it; where its user has signed in to it since;
   * and where an earlier sign-up has created it, because it may be registered by now.
   */
  async function undoSignUp(user: User, isResumed: boolean): Promise<void> {
    // A sign-in makes a new object, of the same user too.
    if (auth.currentUser !== user) return;
    if (isResumed) return signOut(auth).catch(() => undefined);
    await deleteUser(user)
      .then(() => leftovers.removeAccount(user.uid))
      .catch(() => signOut(auth))
      .catch(() => undefined);
  }

  /** Null when a later pop-up has replaced this one. */
  async function openPopup(
    name: PopupProvider,
    open: (provider: AuthProvider) => Promise<UserCredential>,
  ): Promise<UserCredential | null> {
    try {
      return await open(name === 'google' ? new GoogleAuthProvider() : new FacebookAuthProvider());
    } catch (error) {
      const failure = toIdentityError(error);
      if (failure.code === REPLACED_POPUP_CODE) return null;
      throw failure;
    }
  }

  return {
    ready: () =>
      failingAsOurs(async () => {
        await auth.authStateReady();
        return auth.currentUser && toUser(auth.currentUser);
      }),

    watch(listener) {
      let latest = 0;
      const stop = onIdTokenChanged(auth, (user) => {
        latest += 1;
        const turn = latest;
        if (!user) return listener(null);
        toSession(user).then(
          (session) => {
            if (turn === latest) listener(session);
          },
          // Offline at the start: the session stays, and the renewal that succeeds later is reported.
          () => undefined,
        );
      });
      return () => {
        latest += 1;
        stop();
      };
    },

    confirm: () =>
      failingAsOurs(async () => {
        await withUser(reload);
      }),

    token: ({ isFresh = false } = {}) => failingAsOurs(() => currentToken(isFresh)),

    signIn: ({ email, password, remember }) =>
      failingAsOurs(async () => {
        await setLasting(remember);
        const { user } = await signInWithEmailAndPassword(auth, email, password);
        leftovers.remove(email);
        return toSession(user);
      }),

    signUp: ({ name, email, password, remember }) =>
      failingAsOurs(async () => {
        await setLasting(remember);
        const { user, isResumed } = await createUser(email, password);
        leftovers.set(email, user.uid);
        try {
          await updateProfile(user, { displayName: name });
          return { ...(await toSession(user, true)), isResumed };
        } catch (error) {
          await undoSignUp(user, isResumed);
          throw error;
        }
      }),

    endSignUp: leftovers.removeAccount,

    signInWithPopup: async ({ provider, remember }) => {
      // Not awaited: the pop-up must open inside the click, or the browser blocks it.
      const persisted = failingAsOurs(() => setLasting(remember));
      const opened = openPopup(provider, (service) =>
        signInWithPopup(auth, service, browserPopupRedirectResolver),
      );
      const [credential] = await Promise.all([opened, persisted]);
      if (credential === null) return null;
      // The SDK's types promise a user, its responses don't always have one (spec §8).
      if (!credential.user) throw new IdentityError('no-user', 'The provider responded without a user.');
      try {
        return await toSession(credential.user);
      } catch (error) {
        // What failed is the cause; the code says that it wasn't the pop-up.
        throw new IdentityError('no-token', toIdentityError(error).message, { cause: error });
      }
    },

    reauthenticate: (proof) =>
      failingAsOurs(async () => {
        // Not awaited where it is known: the pop-up must open inside the click, or the browser blocks it.
        const user = auth.currentUser ?? (await signedInUser());
        if (proof.method === 'password') {
          const credential = EmailAuthProvider.credential(user.email ?? '', proof.password);
          return toSession((await reauthenticateWithCredential(user, credential)).user);
        }
        const opened = await openPopup(proof.method, (service) =>
          reauthenticateWithPopup(user, service, browserPopupRedirectResolver),
        );
        return opened && toSession(opened.user);
      }),

    sendPasswordReset: (email) => failingAsOurs(() => sendPasswordResetEmail(auth, email)),

    updateDisplayName: (name) =>
      failingAsOurs(async () => {
        const user = await signedInUser();
        await updateProfile(user, { displayName: name });
        return toSession(user, true);
      }),

    signOut: (uid) =>
      failingAsOurs(async () => {
        await auth.authStateReady();
        if (auth.currentUser?.uid === uid) await signOut(auth);
      }),

    deleteAccount: (uid) =>
      failingAsOurs(async () => {
        await auth.authStateReady();
        if (auth.currentUser?.uid !== uid) return;
        await deleteUser(auth.currentUser);
        leftovers.removeAccount(uid);
      }),

    dispose() {
      stopScheduling();
      refresh.stop();
    },
  };
}
