import { type MachineIndexEntry, machineIndex } from '@chalchitra/machines';
import { useEffect, useMemo, useState } from 'react';
import type { AnyActor, AnyMachineSnapshot, AnyStateNode } from 'xstate';
import { type Chart, chartOf } from './chart';
import {
  button,
  buttons,
  code,
  columns,
  group,
  groupTitle,
  head,
  log as logClass,
  page,
  side,
  state as stateClass,
  table,
  tableFrame,
  title,
} from './MachinePage.css';
import { eventsOf, outcomesOf, type PossibleEvent, rehearse } from './rehearse';
import { Statechart } from './Statechart';
import { rehearsals } from './samples';

export interface MachinePageProps {
  /** The machine's name in the index of machines. */
  name: string;
}

/** The state of a machine, in words: the names of its innermost states. */
function placeOf(snapshot: AnyMachineSnapshot): string {
  const nodes: AnyStateNode[] = snapshot._nodes;
  const inner = nodes.filter((node) => node.type === 'atomic' || node.type === 'final');
  return inner.map((node) => node.path.join(' › ') || node.key).join(' and ');
}

function PossibleEvents(props: {
  title: string;
  events: PossibleEvent[];
  actor: AnyActor;
  onSend: (word: string) => void;
}) {
  const snapshot: AnyMachineSnapshot = props.actor.getSnapshot();
  return (
    <section className={group}>
      <h2 className={groupTitle}>{props.title}</h2>
      <div className={buttons}>
        {props.events.map(({ words, event }) => {
          const isTaken = snapshot.status === 'active' && snapshot.can(event);
          return (
            <button
              type="button"
              key={words}
              className={button}
              aria-disabled={!isTaken || undefined}
              onClick={() => {
                if (!isTaken) return;
                props.actor.send(event);
                props.onSend(words);
              }}
            >
              {words}
            </button>
          );
        })}
        {props.events.length === 0 && <p className={logClass}>None here.</p>}
      </div>
    </section>
  );
}

function Transitions({ chart }: { chart: Chart }) {
  const short = (id: string) => id.split('.').slice(1).join(' › ') || id;
  return (
    <section className={group}>
      <h2 className={groupTitle}>Every transition</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the screen is scrolled by the keyboard too */}
      <section className={tableFrame} tabIndex={0} aria-label="Every transition">
        <table className={table}>
          <thead>
            <tr>
              {['From', 'When', 'If', 'To', 'Doing'].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {chart.transitions.map((transition, index) => (
              <tr key={index}>
                <td>{short(transition.source)}</td>
                <td>{transition.cause}</td>
                <td>{transition.guard ?? '–'}</td>
                <td>{transition.target === null ? 'stays' : short(transition.target)}</td>
                <td>{transition.actions.join(', ') || '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

function entryOf(name: string): MachineIndexEntry {
  const entry = machineIndex[name];
  if (!entry) throw new Error(`There is no machine named ${name} in the index.`);
  return entry;
}

/** A machine to look at and to play with: its chart, its scenarios, its events, its context. */
export function MachinePage({ name }: MachinePageProps) {
  const { machine, scenarios } = entryOf(name);
  const chart = useMemo(() => chartOf(machine), [machine]);
  const names = Object.keys(scenarios);
  const [start, setStart] = useState({ scenario: names[0] ?? '', run: 0 });
  const [sent, setSent] = useState<string[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const [, setMoves] = useState(0);
  const rehearsal = rehearsals[machine.id] ?? {};

  const actor = useMemo(() => {
    const snapshot = scenarios[start.scenario];
    return snapshot ? rehearse(machine, snapshot, (error) => setProblem(String(error))) : null;
  }, [machine, scenarios, start]);

  useEffect(() => {
    const watching = actor?.subscribe({ next: () => setMoves((count) => count + 1), error: () => {} });
    return () => {
      watching?.unsubscribe();
      actor?.stop();
    };
  }, [actor]);

  if (!actor) return null;
  const snapshot: AnyMachineSnapshot = actor.getSnapshot();
  const nodes: AnyStateNode[] = snapshot._nodes;
  const note = (word: string) => setSent((words) => [word, ...words].slice(0, 12));
  return (
    <main className={page}>
      <header className={head}>
        <h1 className={title}>{machine.id}</h1>
        <p className={stateClass} role="status">
          {placeOf(snapshot)}
          {snapshot.status === 'done' && ' (ended)'}
        </p>
      </header>
      <div className={columns}>
        <Statechart
          label={`Statechart of ${machine.id}`}
          chart={chart}
          active={new Set(nodes.map(({ id }) => id))}
        />
        <div className={side}>
          <section className={group}>
            <h2 className={groupTitle}>Scenarios</h2>
            <div className={buttons}>
              {names.map((name) => (
                <button
                  type="button"
                  key={name}
                  className={button}
                  aria-pressed={name === start.scenario}
                  onClick={() => {
                    setStart({ scenario: name, run: start.run + 1 });
                    setSent([]);
                    setProblem(null);
                  }}
                >
                  {name}
                </button>
              ))}
            </div>
          </section>
          <PossibleEvents title="Events" events={eventsOf(machine, rehearsal)} actor={actor} onSend={note} />
          <PossibleEvents
            title="Time and effects"
            events={outcomesOf(machine, snapshot, rehearsal)}
            actor={actor}
            onSend={note}
          />
          {problem && <p role="alert">{problem}</p>}
          <section className={group}>
            <h2 className={groupTitle}>Context</h2>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long context is scrolled by the keyboard too */}
            <pre className={code} tabIndex={0}>
              {JSON.stringify(snapshot.context, null, 2)}
            </pre>
          </section>
          {sent.length > 0 && (
            <section className={group}>
              <h2 className={groupTitle}>What has happened</h2>
              <ol className={logClass} reversed>
                {sent.map((word, index) => (
                  <li key={sent.length - index}>{word}</li>
                ))}
              </ol>
            </section>
          )}
        </div>
      </div>
      <Transitions chart={chart} />
    </main>
  );
}
