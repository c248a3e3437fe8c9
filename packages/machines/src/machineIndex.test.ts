import { describe, expect, it } from 'vitest';
import type { AnyStateNode } from 'xstate';
import { getStateNodes } from 'xstate/graph';
import { machineIndex } from './machineIndex';

/** A state that is left at once, or where the machine ends, has nothing to show. */
const isPassing = ({ type, always }: AnyStateNode) => type === 'final' || (always?.length ?? 0) > 0;

describe.each(Object.entries(machineIndex))('%s', (name, { machine, scenarios }) => {
  it('is indexed by its own name', () => expect(machine.id).toBe(name));

  it('has a scenario for every state worth seeing', () => {
    const shown = new Set(
      Object.values(scenarios).flatMap((snapshot) => snapshot._nodes.map(({ id }: { id: string }) => id)),
    );
    const unseen = getStateNodes(machine)
      .filter((node) => !isPassing(node))
      .map(({ id }) => id)
      .filter((id) => !shown.has(id));
    expect(unseen).toEqual([]);
  });
});
