import {
  type AnyActor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  createActor,
  type EventObject,
  SimulatedClock,
} from 'xstate';
import { withoutEffects } from '../../packages/machines/src/shared/testing/withoutEffects';
import { allNodes, causeInWords } from './chart';
import type { Rehearsal } from './samples';

/** An event that a machine can receive, with the words on its button. */
export interface PossibleEvent {
  words: string;
  event: EventObject;
}

/** An actor in a scenario that only events move: no effect starts and no time passes. */
export function rehearse(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  onError: (error: unknown) => void,
): AnyActor {
  const actor = createActor(withoutEffects(machine), { snapshot, clock: new SimulatedClock() });
  actor.subscribe({ error: onError });
  return actor.start();
}

/** The machine's own events, each with the data it needs. */
export function eventsOf(machine: AnyStateMachine, { events = [] }: Rehearsal): PossibleEvent[] {
  const named = new Set(
    allNodes(machine.root)
      .flatMap((node) => [...node.transitions.keys()])
      .filter((type) => !type.startsWith('xstate.') && type !== '*' && type !== ''),
  );
  return [...named].sort().flatMap((type) => {
    const known = events.filter((event) => event.type === type);
    const filled = known.length > 0 ? known : [{ type }];
    return filled.map((event) => ({ words: wordsOf(event), event }));
  });
}

function wordsOf({ type, ...data }: { type: string; [field: string]: unknown }): string {
  const short = Object.entries(data)
    .filter(([, value]) => typeof value !== 'object')
    // True and false mean nothing without the name of their field.
    .map(([field, value]) => (typeof value === 'boolean' ? `${field} ${value}` : value));
  return short.length > 0 ? `${type} · ${short.join(', ')}` : type;
}

/** The events that timers and effects can cause in the current state. */
export function outcomesOf(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  { results = {}, failures = {} }: Rehearsal,
): PossibleEvent[] {
  const nodes: AnyStateNode[] = snapshot._nodes;
  return nodes.flatMap((node) => [
    ...[...new Set(node.after.map(({ eventType }) => eventType))].map((type) => ({
      // Several regions may wait as long.
      words: `${causeInWords(machine, node, type)} in ${node.key}`,
      event: { type },
    })),
    ...node.invoke.flatMap(({ id, src }) => {
      const effect = typeof src === 'string' ? src : '';
      const done = `xstate.done.actor.${id}`;
      const error = `xstate.error.actor.${id}`;
      return [
        ...resultsOf(node, done, results[effect] ?? [undefined]).map(({ value, mark }) => ({
          words: `${causeInWords(machine, node, done)}${mark}`,
          event: { type: done, output: value, actorId: id },
        })),
        ...resultsOf(node, error, failures[effect] ?? [{}]).map(({ value, mark }) => ({
          words: `${causeInWords(machine, node, error)}${mark}`,
          event: { type: error, error: value, actorId: id },
        })),
      ];
    }),
  ]);
}

function resultsOf(node: AnyStateNode, type: string, values: unknown[]) {
  if (!node.transitions.has(type)) return [];
  return values.map((value) => ({
    value,
    mark: values.length > 1 ? `: ${JSON.stringify(value ?? 'nothing').slice(0, 48)}` : '',
  }));
}
