import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { exploreMachine, noGaps } from '../shared/testing/exploreMachine';
import { settled } from '../shared/testing/settled';
import { profileEditMachine } from './profileEdit.machine';
import { isProfileChanged, profileFieldOf } from './profileEdit.rules';

const current = { name: 'Asha Rao', phone: '+919876543210' };

function start() {
  const saveProfile = vi.fn().mockResolvedValue(undefined);
  const saveDisplayName = vi.fn().mockResolvedValue(undefined);
  const actor = createActor(
    profileEditMachine.provide({
      actors: {
        saveProfile: fromPromise(({ input }) => saveProfile(input)),
        saveDisplayName: fromPromise(({ input }) => saveDisplayName(input)),
      },
    }),
  ).start();
  const type = (field: 'name' | 'phone', value: string) => actor.send({ type: 'field.edit', field, value });
  return { actor, saveProfile, saveDisplayName, type };
}

function startEditing() {
  const started = start();
  started.actor.send({ type: 'profile.edit', current });
  return started;
}

describe('profile edit (spec §4, §5)', () => {
  it('has no gap', () => {
    const findings = exploreMachine(profileEditMachine, {
      events: [
        { type: 'profile.edit', current },
        { type: 'profile.edit', current: { name: 'Asha Rao', phone: null } },
        { type: 'field.edit', field: 'name', value: 'Asha' },
        { type: 'field.edit', field: 'name', value: '4' },
        { type: 'field.edit', field: 'phone', value: '' },
        { type: 'profile.save' },
        { type: 'profile.cancel' },
        { type: 'edit.resume' },
        { type: 'page.left' },
      ],
      effects: {
        saveProfile: { results: [undefined], failures: [{ kind: 'http', status: 500 }] },
        saveDisplayName: { results: [undefined], failures: [{ code: 'network-request-failed' }] },
      },
      settle: (context: { refusals: number }) => ({ ...context, refusals: 0 }),
    });
    expect(findings).toMatchObject(noGaps);
  });

  it('begins with what is kept, the phone as the field shows it', () => {
    const { actor } = startEditing();
    expect(actor.getSnapshot()).toMatchObject({
      value: 'editing',
      context: { fields: { name: 'Asha Rao', phone: '+91 9876543210' } },
    });
  });

  it('saves the profile once, then the identity’s display name, and says so', async () => {
    const { actor, type, saveProfile, saveDisplayName } = startEditing();
    type('name', ' आशा राव ');
    type('phone', '98765-43210');
    actor.send({ type: 'profile.save' });
    actor.send({ type: 'profile.save' });
    expect(saveDisplayName).not.toHaveBeenCalled();
    await settled();
    expect(saveProfile.mock.calls).toEqual([[{ displayName: 'आशा राव', phone: '9876543210' }]]);
    expect(saveDisplayName.mock.calls).toEqual([[{ name: 'आशा राव' }]]);
    expect(actor.getSnapshot()).toMatchObject({ value: 'viewing', context: { notice: 'saved' } });
    actor.send({ type: 'page.left' });
    expect(actor.getSnapshot().context.notice).toBeNull();
  });

  it.each([
    ['longer than the field', '00919876543210'],
    ['written otherwise', '+91-98765 43210'],
  ])('leaves a phone that is %s as it is until another is typed', async (_, phone) => {
    const { actor, type, saveProfile, saveDisplayName } = start();
    actor.send({ type: 'profile.edit', current: { name: 'Asha Rao', phone } });
    type('name', 'Asha Iyer');
    saveDisplayName.mockRejectedValueOnce({});
    for (let attempt = 0; attempt < 2; attempt += 1) {
      actor.send({ type: 'profile.save' });
      await settled();
      expect(saveProfile).toHaveBeenLastCalledWith({ displayName: 'Asha Iyer', phone });
    }
    actor.send({ type: 'profile.edit', current: { name: 'Asha Iyer', phone } });
    type('phone', '9876543211');
    actor.send({ type: 'profile.save' });
    await settled();
    expect(saveProfile).toHaveBeenLastCalledWith({ displayName: 'Asha Iyer', phone: '9876543211' });
  });

  it('takes the phone away where the field is empty', async () => {
    const { actor, type, saveProfile } = startEditing();
    type('phone', '');
    actor.send({ type: 'profile.save' });
    await settled();
    expect(saveProfile.mock.calls).toEqual([[{ displayName: 'Asha Rao', phone: '' }]]);
  });

  it('leaves alone a phone that nobody here knows, until one is typed', async () => {
    const { actor, type, saveProfile } = start();
    const edit = () => actor.send({ type: 'profile.edit', current: { name: 'Asha Rao', phone: null } });
    edit();
    type('name', 'Asha');
    actor.send({ type: 'profile.save' });
    await settled();
    edit();
    type('phone', '9876543210');
    actor.send({ type: 'profile.save' });
    await settled();
    expect(saveProfile.mock.calls).toEqual([
      [{ displayName: 'Asha', phone: undefined }],
      [{ displayName: 'Asha Rao', phone: '9876543210' }],
    ]);
  });

  it('refuses by the rules of registration, name before phone, and forgets the failure on editing', () => {
    const { actor, type, saveProfile } = startEditing();
    type('name', '4');
    type('phone', '123');
    actor.send({ type: 'profile.save' });
    actor.send({ type: 'profile.save' });
    expect(actor.getSnapshot().context).toMatchObject({ failure: { code: 'nameInvalid' }, refusals: 2 });
    type('name', 'Asha');
    expect(actor.getSnapshot().context.failure).toBeNull();
    actor.send({ type: 'profile.save' });
    expect(actor.getSnapshot().context.failure).toEqual({ code: 'phoneInvalid' });
    expect(saveProfile).not.toHaveBeenCalled();
    expect(profileFieldOf('nameInvalid')).toBe('name');
    expect(profileFieldOf('phoneInvalid')).toBe('phone');
    expect(profileFieldOf('profileUpdateFailed')).toBeNull();
  });

  it.each([
    ['the content server', 'saveProfile', { kind: 'http', status: 500 }],
    ['the identity service', 'saveDisplayName', { code: 'network-request-failed' }],
  ] as const)(
    'keeps what was typed when %s fails, and saves it at the next try',
    async (_, effect, error) => {
      const started = startEditing();
      const { actor, type } = started;
      type('name', 'Asha Iyer');
      started[effect].mockRejectedValueOnce(error);
      actor.send({ type: 'profile.save' });
      await settled();
      expect(actor.getSnapshot()).toMatchObject({
        value: 'editing',
        context: {
          fields: { name: 'Asha Iyer' },
          failure: { code: 'profileUpdateFailed' },
          refusals: 1,
          notice: null,
        },
      });
      actor.send({ type: 'profile.save' });
      await settled();
      expect(actor.getSnapshot()).toMatchObject({ value: 'viewing', context: { notice: 'saved' } });
      expect(started.saveDisplayName).toHaveBeenLastCalledWith({ name: 'Asha Iyer' });
    },
  );

  it('sends the old values too after a failure that may have saved a part', async () => {
    const { actor, type, saveProfile, saveDisplayName } = startEditing();
    type('name', 'Asha Iyer');
    saveDisplayName.mockRejectedValueOnce({});
    actor.send({ type: 'profile.save' });
    await settled();
    type('name', 'Asha Rao');
    actor.send({ type: 'profile.save' });
    await settled();
    expect(saveProfile).toHaveBeenLastCalledWith({ displayName: 'Asha Rao', phone: '+919876543210' });
  });

  it('sends nothing where nothing has changed', async () => {
    const { actor, type, saveProfile } = startEditing();
    type('name', 'Asha Rao ');
    actor.send({ type: 'profile.save' });
    await settled();
    expect(saveProfile).not.toHaveBeenCalled();
    expect(actor.getSnapshot()).toMatchObject({ value: 'viewing', context: { notice: null } });
    expect(isProfileChanged(current, { ...current, phone: '+91 9876543210' })).toBe(false);
  });

  it('gives a cancelled edit back until the page is left', () => {
    const { actor, type } = startEditing();
    type('name', 'Asha Iyer');
    actor.send({ type: 'profile.cancel' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'viewing', context: { notice: 'discarded' } });
    actor.send({ type: 'edit.resume' });
    expect(actor.getSnapshot()).toMatchObject({
      value: 'editing',
      context: { fields: { name: 'Asha Iyer' } },
    });
    actor.send({ type: 'profile.cancel' });
    actor.send({ type: 'page.left' });
    actor.send({ type: 'edit.resume' });
    expect(actor.getSnapshot().value).toBe('viewing');
  });

  it('keeps an edit that the page is left with', () => {
    const { actor, type } = startEditing();
    type('name', 'Asha Iyer');
    actor.send({ type: 'page.left' });
    expect(actor.getSnapshot()).toMatchObject({
      value: 'editing',
      context: { fields: { name: 'Asha Iyer' } },
    });
  });

  it('says nothing of an edit that was cancelled without a change', () => {
    const { actor } = startEditing();
    actor.send({ type: 'profile.cancel' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'viewing', context: { notice: null } });
  });
});
