import type { IdentitySession } from '@chalchitra/api/types';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { sampleSession } from '../shared/samples';
import { exploreMachine, noGaps } from '../shared/testing/exploreMachine';
import { settled } from '../shared/testing/settled';
import { CONFIRMATION_LIFETIME_MS, IDENTITY_RETRY_MS } from './session.constants';
import { type IdentityEvent, type StoredToken, sessionMachine } from './session.machine';

const stored: StoredToken = { uid: 'sample-viewer', token: 'stored', lifetimeMs: 3_600_000 };

const sessionOfAnother: IdentitySession = {
  user: { ...sampleSession.user, uid: 'another-viewer' },
  token: 'of-another',
};

function start(
  from: StoredToken | null,
  signOut: (input: { uid: string | null }) => Promise<void> = async () => {},
  confirmAccount: () => Promise<void> = async () => {},
) {
  const clock = new SimulatedClock();
  const storeToken = vi.fn();
  const renewToken = vi.fn();
  const clearToken = vi.fn();
  const announceSignOut = vi.fn();
  const clearUserData = vi.fn();
  let act: () => void = () => {};
  let say: (event: IdentityEvent) => void = () => {};
  const watchIdentity = vi.fn();
  const machine = sessionMachine.provide({
    actors: {
      watchTabs: fromCallback(() => {}),
      watchUse: fromCallback(({ sendBack }) => {
        act = () => sendBack({ type: 'session.confirm' });
        return () => {
          act = () => {};
        };
      }),
      confirmAccount: fromPromise(confirmAccount),
      watchIdentity: fromCallback(({ sendBack }) => {
        watchIdentity();
        say = sendBack;
      }),
      signOut: fromPromise(({ input }) => signOut(input)),
    },
    actions: {
      storeToken: (_, params) => storeToken(params),
      renewToken: (_, params) => renewToken(params),
      clearToken: (_, params) => clearToken(params),
      announceSignOut: (_, params) => announceSignOut(params),
      clearUserData,
    },
  });
  const actor = createActor(machine, { input: { stored: from }, clock }).start();
  return {
    actor,
    clock,
    storeToken,
    renewToken,
    clearToken,
    announceSignOut,
    clearUserData,
    watchIdentity,
    /** The user's next action, where it is watched for. */
    act: () => act(),
    sendIdentity: (event: IdentityEvent) => say(event),
  };
}

describe('session (spec §2, §4)', () => {
  it('has no gap', () => {
    const findings = exploreMachine(sessionMachine, {
      inputs: [{ stored: null }, { stored }],
      events: [
        { type: 'session.start', session: sampleSession, isRemembered: true },
        { type: 'session.confirm' },
        { type: 'session.signOut' },
        { type: 'session.endedElsewhere', uid: stored.uid },
        { type: 'session.endedElsewhere', uid: 'another-viewer' },
        { type: 'session.accountDeleted', uid: stored.uid },
        { type: 'session.accountDeleted', uid: 'another-viewer' },
        { type: 'identity.confirmed', session: sampleSession },
        { type: 'identity.confirmed', session: sessionOfAnother },
        { type: 'identity.nobody' },
        { type: 'identity.failed' },
      ],
      effects: {
        signOut: { results: [undefined], failures: [{}] },
        confirmAccount: { results: [undefined], failures: [{ code: 'network-request-failed' }] },
      },
      listeners: ['watchTabs', 'watchIdentity', 'watchUse'],
    });
    expect(findings).toMatchObject(noGaps);
  });

  it('is signed out without a stored token', () => {
    expect(start(null).actor.getSnapshot().value).toBe('signedOut');
  });

  it('opens with a stored token and checks with the identity service 5 minutes before its end', () => {
    const { actor, clock, watchIdentity } = start(stored);
    expect(actor.getSnapshot().matches({ signedIn: 'restored' })).toBe(true);
    clock.increment(stored.lifetimeMs - 5 * 60_000 - 1);
    expect(watchIdentity).not.toHaveBeenCalled();
    clock.increment(1);
    expect(watchIdentity).toHaveBeenCalledOnce();
  });

  it('checks at once where the stored token is over', () => {
    const { clock, watchIdentity } = start({ ...stored, lifetimeMs: -1 });
    clock.increment(0);
    expect(watchIdentity).toHaveBeenCalledOnce();
  });

  it('waits as long as a timer can for a token that lasts for years', () => {
    const { clock, watchIdentity } = start({ ...stored, lifetimeMs: 2 ** 40 });
    clock.increment(2 ** 31 - 2);
    expect(watchIdentity).not.toHaveBeenCalled();
  });

  it('checks at the user’s first action, and confirms the account at the first one after that has lapsed', async () => {
    const confirmAccount = vi.fn(async () => {});
    const { actor, act, clock, watchIdentity, sendIdentity } = start(stored, undefined, confirmAccount);
    act();
    expect(watchIdentity).toHaveBeenCalledOnce();
    sendIdentity({ type: 'identity.confirmed', session: sampleSession });
    act();
    clock.increment(CONFIRMATION_LIFETIME_MS);
    expect(confirmAccount).not.toHaveBeenCalled();
    act();
    await settled();
    expect(confirmAccount).toHaveBeenCalledOnce();
    expect(actor.getSnapshot().matches({ signedIn: { watched: 'confirmed' } })).toBe(true);
  });

  it('ends where the account is gone by then', () => {
    const { actor, act, clock, sendIdentity } = start(stored, undefined, () => new Promise(() => {}));
    act();
    sendIdentity({ type: 'identity.confirmed', session: sampleSession });
    clock.increment(CONFIRMATION_LIFETIME_MS);
    act();
    sendIdentity({ type: 'identity.nobody' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'signedOut', context: { endedBy: 'identity' } });
  });

  it('stays signed in where the account can’t be confirmed just then', async () => {
    const { actor, act, clock, sendIdentity } = start(stored, undefined, () =>
      Promise.reject({ code: 'network-request-failed' }),
    );
    act();
    sendIdentity({ type: 'identity.confirmed', session: sampleSession });
    clock.increment(CONFIRMATION_LIFETIME_MS);
    act();
    await settled();
    expect(actor.getSnapshot().matches({ signedIn: { watched: 'unreachable' } })).toBe(true);
  });

  it('clears what belongs to the user once nobody is signed in', async () => {
    const { actor, clearUserData } = start(stored);
    expect(clearUserData).not.toHaveBeenCalled();
    actor.send({ type: 'session.signOut' });
    await settled();
    expect(clearUserData).toHaveBeenCalledOnce();
  });

  it('stores the token of a new session where it is to be remembered', () => {
    const { actor, storeToken } = start(null);
    actor.send({ type: 'session.start', session: sampleSession, isRemembered: false });
    expect(storeToken.mock.calls).toMatchObject([[{ session: sampleSession, isRemembered: false }]]);
    expect(actor.getSnapshot().context).toMatchObject({ uid: 'sample-viewer', token: 'sample-token' });
  });

  it('keeps a refreshed token in place of the old one', () => {
    const { actor, sendIdentity, renewToken } = start(stored);
    actor.send({ type: 'session.confirm' });
    sendIdentity({ type: 'identity.confirmed', session: { ...sampleSession, token: 'fresh' } });
    expect(renewToken).toHaveBeenCalledWith({ token: 'fresh' });
    expect(actor.getSnapshot().context.token).toBe('fresh');
  });

  it('ends, with what belongs to its user, where the identity service has somebody else', () => {
    const { actor, sendIdentity, renewToken, clearToken, clearUserData } = start(stored);
    actor.send({ type: 'session.confirm' });
    sendIdentity({ type: 'identity.confirmed', session: sessionOfAnother });
    expect(actor.getSnapshot()).toMatchObject({
      value: 'signedOut',
      context: { uid: null, token: null, endedBy: 'otherTab' },
    });
    expect(clearToken.mock.calls).toEqual([[{ uid: stored.uid }]]);
    expect(clearUserData).toHaveBeenCalledOnce();
    expect(renewToken).not.toHaveBeenCalled();
  });

  it('clears the token when the identity service says that nobody is signed in', () => {
    const { actor, sendIdentity, clearToken } = start(stored);
    actor.send({ type: 'session.confirm' });
    sendIdentity({ type: 'identity.nobody' });
    expect(clearToken).toHaveBeenCalledOnce();
    expect(actor.getSnapshot()).toMatchObject({
      value: 'signedOut',
      context: { token: null, uid: null, endedBy: 'identity' },
    });
  });

  it('stays signed in while the identity service is out of reach, and retries', () => {
    const { actor, clock, sendIdentity, watchIdentity } = start(stored);
    actor.send({ type: 'session.confirm' });
    sendIdentity({ type: 'identity.failed' });
    expect(actor.getSnapshot()).toMatchObject({
      value: { signedIn: { watched: 'unreachable' } },
      context: { token: 'stored' },
    });
    clock.increment(IDENTITY_RETRY_MS);
    expect(watchIdentity).toHaveBeenCalledTimes(2);
    sendIdentity({ type: 'identity.confirmed', session: sampleSession });
    expect(actor.getSnapshot().value).toEqual({ signedIn: { watched: 'confirmed' } });
  });

  it('clears the token and tells the other tabs on signing out, even if the identity service fails', async () => {
    const { actor, announceSignOut, clearToken } = start(stored, () => Promise.reject({}));
    actor.send({ type: 'session.signOut' });
    expect([clearToken.mock.calls.length, announceSignOut.mock.calls.length]).toEqual([1, 1]);
    await settled();
    expect(actor.getSnapshot()).toMatchObject({
      value: 'signedOut',
      context: { token: null, endedBy: 'visitor' },
    });
  });

  it('begins for the next user while the identity service still signs out the one before', () => {
    const { actor, clearUserData, storeToken } = start(stored, () => new Promise(() => {}));
    actor.send({ type: 'session.signOut' });
    actor.send({ type: 'session.start', session: sessionOfAnother, isRemembered: true });
    expect(clearUserData).toHaveBeenCalledOnce();
    expect(storeToken).toHaveBeenCalledOnce();
    expect(actor.getSnapshot()).toMatchObject({
      value: { signedIn: { watched: 'confirmed' } },
      context: { uid: 'another-viewer', token: 'of-another', endedBy: null },
    });
  });

  it.each([stored.uid, null])('follows a sign-out in another tab without telling it on: %s', async (uid) => {
    const { actor, announceSignOut, clearToken } = start(stored);
    actor.send({ type: 'session.endedElsewhere', uid });
    await settled();
    expect(clearToken).toHaveBeenCalledOnce();
    expect(announceSignOut).not.toHaveBeenCalled();
    expect(actor.getSnapshot().context.endedBy).toBe('otherTab');
  });

  it('stays where another user has signed out elsewhere, and names its own when it ends', async () => {
    const signOut = vi.fn(async () => {});
    const { actor, announceSignOut, clearToken } = start(stored, signOut);
    actor.send({ type: 'session.endedElsewhere', uid: 'another-viewer' });
    expect(actor.getSnapshot().context).toMatchObject({ uid: stored.uid, endedBy: null });
    expect(clearToken).not.toHaveBeenCalled();
    actor.send({ type: 'session.signOut' });
    for (const effect of [announceSignOut, clearToken, signOut])
      expect(effect.mock.calls).toEqual([[{ uid: stored.uid }]]);
  });

  it('ends in all tabs with an account that is deleted, and says why', async () => {
    const { actor, announceSignOut, clearToken } = start(stored);
    actor.send({ type: 'session.accountDeleted', uid: stored.uid });
    await settled();
    expect([clearToken.mock.calls.length, announceSignOut.mock.calls.length]).toEqual([1, 1]);
    expect(actor.getSnapshot()).toMatchObject({ value: 'signedOut', context: { endedBy: 'deletion' } });
  });

  it('says why also where the identity service has noticed the deletion first', () => {
    const { actor, act, sendIdentity } = start(stored);
    act();
    sendIdentity({ type: 'identity.nobody' });
    expect(actor.getSnapshot().context.endedBy).toBe('identity');
    actor.send({ type: 'session.accountDeleted', uid: stored.uid });
    expect(actor.getSnapshot()).toMatchObject({ value: 'signedOut', context: { endedBy: 'deletion' } });
  });

  it('stays as it is where the account of somebody before is deleted late', async () => {
    const { actor, announceSignOut } = start(stored);
    actor.send({ type: 'session.accountDeleted', uid: 'another-viewer' });
    expect(actor.getSnapshot()).toMatchObject({
      value: { signedIn: 'restored' },
      context: { endedBy: null },
    });
    expect(announceSignOut).not.toHaveBeenCalled();
    actor.send({ type: 'session.signOut' });
    await settled();
    actor.send({ type: 'session.accountDeleted', uid: 'another-viewer' });
    expect(actor.getSnapshot().context.endedBy).toBe('visitor');
  });
});
