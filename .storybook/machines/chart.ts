import type { AnyStateMachine, AnyStateNode } from 'xstate';

/** A state of a machine as it is drawn: what it does, and the states in it. */
export interface ChartState {
  id: string;
  name: string;
  kind: AnyStateNode['type'];
  /** Effects begun here and named actions on entry and exit, in words. */
  notes: string[];
  states: ChartState[];
}

/** One way from a state to another. */
export interface ChartTransition {
  source: string;
  /** Null where the machine stays where it is. */
  target: string | null;
  /** What makes it happen, in words. */
  cause: string;
  guard: string | null;
  actions: string[];
}

/** A machine, read for drawing. */
export interface Chart {
  root: ChartState;
  /** The state entered first in each state that holds others: pairs of ids. */
  initials: { parent: string; child: string }[];
  transitions: ChartTransition[];
}

type Transition = NonNullable<AnyStateNode['always']>[number];

/** Reads the drawing of a machine from the machine itself. */
export function chartOf(machine: AnyStateMachine): Chart {
  const nodes = allNodes(machine.root);
  return {
    root: stateOf(machine.root),
    initials: nodes.flatMap((node) => {
      const [child] = node.type === 'compound' ? (node.initial.target ?? []) : [];
      return child ? [{ parent: node.id, child: child.id }] : [];
    }),
    transitions: nodes.flatMap((node) =>
      [...[...node.transitions.values()].flat(), ...(node.always ?? [])].flatMap((transition) =>
        transitionsOf(machine, node, transition),
      ),
    ),
  };
}

/** Every state of a machine, the outermost first. */
export function allNodes(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(allNodes)];
}

function stateOf(node: AnyStateNode): ChartState {
  const entry = namesOf(node.entry).map((name) => `entry: ${name}`);
  const exit = namesOf(node.exit).map((name) => `exit: ${name}`);
  return {
    id: node.id,
    name: node.key,
    kind: node.type,
    notes: [...node.invoke.map(({ src }) => `runs ${sourceName(src)}`), ...entry, ...exit],
    states: Object.values(node.states).map(stateOf),
  };
}

function transitionsOf(
  machine: AnyStateMachine,
  node: AnyStateNode,
  transition: Transition,
): ChartTransition[] {
  const targets = transition.target?.map(({ id }) => id) ?? [null];
  return targets.map((target) => ({
    source: node.id,
    target,
    cause: causeInWords(machine, node, transition.eventType),
    guard: guardName(transition.guard),
    actions: namesOf(transition.actions),
  }));
}

/** An event's type as a reader says it: timers and effects by their names. */
export function causeInWords(machine: AnyStateMachine, node: AnyStateNode, eventType: string): string {
  if (eventType === '') return 'at once';
  if (eventType === '*') return 'anything else';
  const timer = node.after.find((after) => after.eventType === eventType);
  if (timer) return `after ${durationInWords(machine, timer.delay)}`;
  const [, outcome, id] = /^xstate\.(done\.actor|error\.actor|snapshot)\.(.+)$/.exec(eventType) ?? [];
  const effect = node.invoke.find((invoke) => invoke.id === id);
  if (effect && outcome) return `${sourceName(effect.src)} ${OUTCOMES[outcome] ?? outcome}`;
  return eventType.startsWith('xstate.done.state.') ? 'when done' : eventType;
}

const OUTCOMES: Record<string, string> = {
  'done.actor': 'returns',
  'error.actor': 'fails',
  snapshot: 'moves on',
};

function durationInWords(machine: AnyStateMachine, delay: unknown): string {
  const named = typeof delay === 'string' ? machine.implementations.delays[delay] : delay;
  if (typeof named === 'number') return named >= 1000 ? `${named / 1000} s` : `${named} ms`;
  return typeof delay === 'string' ? delay : 'a while';
}

function sourceName(source: unknown): string {
  return typeof source === 'string' ? source : 'an effect';
}

function guardName(guard: Transition['guard']): string | null {
  if (guard === undefined) return null;
  if (typeof guard === 'string') return guard;
  return typeof guard === 'object' && 'type' in guard ? String(guard.type) : 'a condition';
}

/** The names of actions, each once; those written in place, which only change the context, have none. */
function namesOf(actions: readonly unknown[]): string[] {
  const names = actions.flatMap((action) => {
    if (typeof action === 'string') return [action];
    if (typeof action === 'object' && action !== null && 'type' in action) return [String(action.type)];
    return [];
  });
  return [...new Set(names)];
}
