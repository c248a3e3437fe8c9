import { describe, expect, it } from 'vitest';
import { CONTROLS_HIDE_DELAY_MS } from './player.constants';
import { startPlayer } from './testing/startPlayer';

describe('player controls (spec §4, §9)', () => {
  it('hides 3 s after the last use while playing, and shows again', () => {
    const { actor, clock, ready, report, value } = startPlayer();
    clock.increment(10 * CONTROLS_HIDE_DELAY_MS);
    expect(value().controls).toBe('shown');
    ready();
    clock.increment(2999);
    actor.send({ type: 'pointer.moved' });
    clock.increment(2999);
    expect(value().controls).toBe('shown');
    clock.increment(1);
    expect(value().controls).toBe('hidden');
    report({ type: 'playback.paused' });
    expect(value().controls).toBe('shown');
    clock.increment(10 * CONTROLS_HIDE_DELAY_MS);
    expect(value().controls).toBe('shown');
  });

  it.each([
    ['a menu', { type: 'menu.toggle', menu: 'speed' }, { type: 'menu.toggle', menu: 'speed' }],
    ['the sheet of keys', { type: 'keySheet.toggle' }, { type: 'keySheet.toggle' }],
    ['a held control', { type: 'controls.held' }, { type: 'controls.released' }],
  ] as const)('stays for %s', (_, begin, end) => {
    const { actor, clock, ready, value } = startPlayer();
    ready();
    actor.send(begin);
    clock.increment(CONTROLS_HIDE_DELAY_MS);
    expect(value().controls).toBe('shown');
    actor.send(end);
    clock.increment(CONTROLS_HIDE_DELAY_MS);
    expect(value().controls).toBe('hidden');
  });

  it('has one menu open at a time', () => {
    const { actor, value, context } = startPlayer();
    actor.send({ type: 'menu.toggle', menu: 'speed' });
    actor.send({ type: 'menu.toggle', menu: 'quality' });
    expect([value().menu, context().openMenu]).toEqual(['open', 'quality']);
    actor.send({ type: 'keySheet.toggle' });
    expect([value().menu, context().openMenu]).toEqual(['keySheet', null]);
    actor.send({ type: 'menu.close' });
    expect(value().menu).toBe('closed');
  });

  it('closes a menu, or the sheet of keys, and nothing beside it', () => {
    const { actor, ready, report, value } = startPlayer();
    ready();
    actor.send({ type: 'statistics.toggle' });
    actor.send({ type: 'menu.toggle', menu: 'quality' });
    actor.send({ type: 'menu.close' });
    expect(value()).toMatchObject({ menu: 'closed', statistics: 'shown' });
    report({ type: 'playback.ended' });
    actor.send({ type: 'keySheet.toggle' });
    actor.send({ type: 'menu.close' });
    expect(value()).toMatchObject({ menu: 'closed', countdown: 'counting' });
  });

  it('closes all that is open over the picture by Escape', () => {
    const { actor, press, ready, report, value } = startPlayer();
    ready();
    actor.send({ type: 'statistics.toggle' });
    report({ type: 'playback.ended' });
    actor.send({ type: 'keySheet.toggle' });
    press('Escape');
    expect(value()).toMatchObject({ menu: 'closed', statistics: 'hidden', countdown: 'waiting' });
  });

  it('shows and hides by taps', () => {
    const { actor, ready, value } = startPlayer();
    ready();
    actor.send({ type: 'picture.tap' });
    expect(value().controls).toBe('hidden');
    actor.send({ type: 'picture.tap' });
    expect(value().controls).toBe('shown');
  });
});
