import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { exploreMachine, noGaps } from '../shared/testing/exploreMachine';
import { navMenuMachine } from './navMenu.machine';

function start() {
  const actor = createActor(navMenuMachine).start();
  return { actor, group: () => actor.getSnapshot().context.group };
}

describe('navMenu (spec §4)', () => {
  it('has no gap', () => {
    const findings = exploreMachine(navMenuMachine, {
      events: [
        { type: 'menu.open' },
        { type: 'menu.close' },
        { type: 'group.toggle', group: 'movies' },
        { type: 'group.toggle', group: 'kids' },
        { type: 'group.close' },
        { type: 'page.opened' },
      ],
    });
    expect(findings).toMatchObject(noGaps);
  });

  it('opens one dropdown at a time, and closes it on its own group or a click elsewhere', () => {
    const { actor, group } = start();
    actor.send({ type: 'group.toggle', group: 'movies' });
    actor.send({ type: 'group.toggle', group: 'kids' });
    expect(group()).toBe('kids');
    actor.send({ type: 'group.toggle', group: 'kids' });
    expect(group()).toBeNull();
    actor.send({ type: 'group.toggle', group: 'kids' });
    actor.send({ type: 'group.close' });
    expect(group()).toBeNull();
  });

  it('closes everything when a page is opened', () => {
    const { actor, group } = start();
    actor.send({ type: 'menu.open' });
    actor.send({ type: 'group.toggle', group: 'movies' });
    actor.send({ type: 'page.opened' });
    expect([actor.getSnapshot().value, group()]).toEqual(['closed', null]);
  });
});
