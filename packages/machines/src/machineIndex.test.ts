import { describe, expect, it } from 'vitest';
import { getStateNodes } from 'xstate/graph';
import { machineIndex } from './machineIndex';

// States that are left at once, or that only redirect, have nothing to show.
const UNSEEN = /\.(opening|applying|choosing|starting|closing|paid|plansLoaded|unpaid|waiting)$/;

describe.each(Object.entries(machineIndex))('%s', (name, { machine, scenarios }) => {
  it('is indexed by its own name', () => expect(machine.id).toBe(name));

  it('has a scenario for every state worth seeing', () => {
    const shown = new Set(
      Object.values(scenarios).flatMap((snapshot) => snapshot._nodes.map(({ id }: { id: string }) => id)),
    );
    const unseen = getStateNodes(machine)
      .map(({ id }) => id)
      .filter((id) => !shown.has(id) && !UNSEEN.test(id));
    expect(unseen).toEqual([]);
  });
});
