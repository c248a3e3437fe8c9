import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  createActor,
  type EventObject,
  type InspectionEvent,
  SimulatedClock,
} from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { withoutEffects } from './withoutEffects';

/** The results of one effect, and how it can fail. */
export interface EffectOutcomes {
  results?: unknown[];
  failures?: unknown[];
}

/** What an exploration uses: inputs, events and, by name, the outcomes of effects. */
export interface Exploration {
  inputs?: unknown[];
  events?: { type: string; [field: string]: unknown }[];
  effects?: Record<string, EffectOutcomes>;
  /** Removes from a context what only grows, such as a count, so that the exploration ends. */
  settle?: (context: never) => unknown;
  /** Of a parallel machine: the regions whose states are distinguished; all where none are named. */
  regions?: string[];
  /** Effects that never end and report by events, failures among them. */
  listeners?: string[];
}

/** The result; its lists are empty for a machine without gaps. */
export interface Findings {
  untakenTransitions: string[];
  unreachedStates: string[];
  unhandledFailures: string[];
  deadEnds: string[];
}

/** The result for a machine in which every transition can be taken and every failure is handled. */
export const noGaps = { untakenTransitions: [], unreachedStates: [], unhandledFailures: [], deadEnds: [] };

/** Follows every path through a machine that events, timers and the outcomes of effects open, with a real actor for each step. */
export function exploreMachine(machine: AnyStateMachine, exploration: Exploration): Findings {
  const { listeners = [], regions = [], settle = (context: unknown) => context } = exploration;
  const nodes = allNodes(machine);
  const inert = withoutEffects(machine);
  const reached = new Set<string>();
  const taken = new Set<string>();
  const deadEnds = new Set<string>();
  for (const input of exploration.inputs ?? [undefined]) {
    const paths = getShortestPaths(inert, {
      ...(input === undefined ? {} : { input }),
      events: (snapshot: AnyMachineSnapshot) => eventsIn(snapshot, exploration),
      serializeState: (snapshot: AnyMachineSnapshot) =>
        JSON.stringify([only(regions, snapshot.value), settle(snapshot.context as never), snapshot.status]),
    });
    for (const path of paths) {
      const end: AnyMachineSnapshot = path.state;
      for (const node of end._nodes) reached.add(node.id);
      const events = path.steps.map((step) => step.event).filter((event) => event.type !== 'xstate.init');
      const next = eventsIn(end, exploration);
      if (end.status === 'active' && !next.some((event) => end.can(event))) {
        deadEnds.add(JSON.stringify(end.value));
      }
      for (const event of [undefined, ...next]) {
        for (const id of replay(inert, input, event === undefined ? events : [...events, event])) {
          taken.add(id);
        }
      }
    }
  }
  return {
    untakenTransitions: nodes
      .flatMap(transitionIds)
      .filter(([transition]) => !taken.has(transition))
      .map(([, label]) => label),
    unreachedStates: nodes.map((node) => node.id).filter((id) => !reached.has(id) && !isTransient(nodes, id)),
    unhandledFailures: nodes.flatMap((node) =>
      node.invoke
        .filter(({ src }) => typeof src !== 'string' || !listeners.includes(src))
        .filter(({ id }) => !handles(node, `xstate.error.actor.${id}`))
        .map(({ id }) => `${node.id}: ${id}`),
    ),
    deadEnds: [...deadEnds],
  };
}

function only(regions: string[], value: AnyMachineSnapshot['value']): AnyMachineSnapshot['value'] {
  if (regions.length === 0 || typeof value === 'string') return value;
  return Object.fromEntries(Object.entries(value).filter(([region]) => regions.includes(region)));
}

/** Every event that can happen in a state: the machine's own, its timers' and its effects' outcomes. */
function eventsIn(snapshot: AnyMachineSnapshot, { events = [], effects = {} }: Exploration): EventObject[] {
  if (snapshot.status !== 'active') return [];
  const nodes: AnyStateNode[] = snapshot._nodes;
  const timers = nodes.flatMap((node) => node.after.map(({ eventType }) => ({ type: eventType })));
  const outcomes = nodes.flatMap((node) =>
    node.invoke.flatMap(({ id, src }) => {
      const { results = [], failures = [] } = (typeof src === 'string' ? effects[src] : undefined) ?? {};
      return [
        ...results.map((output) => ({ type: `xstate.done.actor.${id}`, output, actorId: id })),
        ...failures.map((error) => ({ type: `xstate.error.actor.${id}`, error, actorId: id })),
      ];
    }),
  );
  return [...events, ...timers, ...outcomes];
}

/** The transitions that a real actor takes on the last of these events. */
function replay(machine: AnyStateMachine, input: unknown, events: EventObject[]): Set<string> {
  const taken = new Set<string>();
  const inspect = (event: InspectionEvent) => {
    if (event.type !== '@xstate.microstep') return;
    for (const transition of event._transitions) taken.add(transitionId(transition));
  };
  const actor = createActor(machine, { input, inspect, clock: new SimulatedClock() });
  actor.subscribe({ error: () => {} });
  actor.start();
  for (const event of events) actor.send(event);
  actor.stop();
  return taken;
}

type Transition = AnyStateNode['always'] extends (infer T)[] | undefined ? T : never;

/** Transitions are identified by position, because providing effects rebuilds them. */
function transitionId(transition: Transition): string {
  const { source, eventType } = transition;
  const siblings = source.transitions.get(eventType) ?? source.always ?? [];
  return `${source.id} ${eventType || 'always'} ${siblings.indexOf(transition)}`;
}

function transitionIds(node: AnyStateNode): [id: string, label: string][] {
  const all = [...node.transitions.values(), node.always ?? []].flat();
  return all.map((transition) => {
    const id = transitionId(transition);
    const targets = transition.target?.map(({ id: target }) => target).join(', ') ?? 'no target';
    return [id, `${id} → ${targets}`];
  });
}

function allNodes(machine: AnyStateMachine): AnyStateNode[] {
  const nodes = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodes)];
  return nodes(machine.root);
}

/** A state that is left at once by an eventless transition never shows in a snapshot. */
function isTransient(nodes: AnyStateNode[], id: string): boolean {
  return nodes.some((node) => node.id === id && (node.always?.length ?? 0) > 0);
}

function handles(node: AnyStateNode, eventType: string): boolean {
  return node.transitions.has(eventType) || (node.parent !== undefined && handles(node.parent, eventType));
}
