import { type AnyActorLogic, type AnyStateMachine, fromPromise, StateMachine } from 'xstate';

/** The same machine with effects that never start or end, so that only events move it. */
export function withoutEffects(machine: AnyStateMachine): AnyStateMachine {
  return machine.provide({ actors: inertActors(machine), actions: inertActions(machine) });
}

/** Child machines stay, with inert effects, because their snapshots are used. */
function inertActors(machine: AnyStateMachine): Record<string, AnyActorLogic> {
  return Object.fromEntries(
    Object.entries(machine.implementations.actors).map(([name, logic]) => [
      name,
      logic instanceof StateMachine ? withoutEffects(logic) : fromPromise(() => new Promise<never>(() => {})),
    ]),
  );
}

/** Effects become nothing, while `assign` and its like, which carry a `resolve`, stay as they are. */
function inertActions(machine: AnyStateMachine): Record<string, () => void> {
  const names = Object.entries(machine.implementations.actions)
    .filter(([, action]) => !(typeof action === 'function' && 'resolve' in action))
    .map(([name]) => name);
  return Object.fromEntries(names.map((name) => [name, () => {}]));
}
