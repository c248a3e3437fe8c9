import { useEffect, useState } from 'react';
import type { Chart } from './chart';
import { LINE, layOut, type Placed, type PlacedEdge } from './layout';
import { box, drawing, frame, line, mark, name, note, waiting, words } from './Statechart.css';

const ROUND = 8;

/** How far a wide drawing is made smaller before it is scrolled. */
const SMALLEST = 0.6;

/** A line through points with rounded corners, as an SVG path. */
function pathOf(points: PlacedEdge['points']): string {
  return points
    .map((point, index) => {
      const before = points[index - 1];
      const after = points[index + 1];
      if (!before) return `M ${point.x} ${point.y}`;
      if (!after) return `L ${point.x} ${point.y}`;
      const enter = toward(point, before);
      const leave = toward(point, after);
      return `L ${enter.x} ${enter.y} Q ${point.x} ${point.y} ${leave.x} ${leave.y}`;
    })
    .join(' ');
}

function toward(from: { x: number; y: number }, to: { x: number; y: number }) {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const step = Math.min(ROUND, length / 2) / length;
  return { x: from.x + (to.x - from.x) * step, y: from.y + (to.y - from.y) * step };
}

interface StatechartProps {
  label: string;
  chart: Chart;
  /** Ids of the states the machine is in. */
  active: ReadonlySet<string>;
}

/** A machine's states and transitions, drawn from its definition, with the ones it is in lit up. */
export function Statechart({ label, chart, active }: StatechartProps) {
  const [placed, setPlaced] = useState<Placed | null>(null);

  useEffect(() => {
    let isWanted = true;
    void layOut(chart).then((result) => {
      if (isWanted) setPlaced(result);
    });
    return () => {
      isWanted = false;
    };
  }, [chart]);

  if (!placed) return <p className={waiting}>Drawing …</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a drawing larger than its frame is scrolled by the keyboard too
    <section className={frame} aria-label={`${label}, drawn`} tabIndex={0}>
      <svg
        className={drawing}
        style={{ maxInlineSize: placed.width, minInlineSize: placed.width * SMALLEST }}
        viewBox={`0 0 ${placed.width} ${placed.height}`}
        role="img"
        aria-label={label}
      >
        <defs>
          <marker
            id="arrow"
            viewBox="0 0 10 10"
            refX="9"
            refY="5"
            markerWidth="8"
            markerHeight="8"
            orient="auto"
          >
            <path className={mark} d="M 0 1 L 10 5 L 0 9 z" />
          </marker>
        </defs>
        {placed.states.map(({ state, x, y, width, height }) => (
          <g key={state.id}>
            <rect
              className={box}
              data-active={active.has(state.id)}
              data-holds={state.states.length > 0}
              data-kind={state.kind}
              x={x}
              y={y}
              width={width}
              height={height}
              rx={10}
            />
            <text className={name} x={x + 14} y={y + 22}>
              {state.name}
            </text>
            {state.notes.map((text, index) => (
              <text className={note} key={text} x={x + 14} y={y + 24 + (index + 1) * LINE}>
                {text}
              </text>
            ))}
          </g>
        ))}
        {placed.edges.map((edge) => (
          <path key={edge.id} className={line} d={pathOf(edge.points)} markerEnd="url(#arrow)" />
        ))}
        {placed.dots.map((dot) => (
          <circle key={dot.id} className={mark} cx={dot.x} cy={dot.y} r={6} />
        ))}
        {placed.edges.map(
          (edge) =>
            edge.label && (
              <text key={edge.id} className={words} textAnchor="middle">
                {edge.label.lines.map((text, index) => (
                  <tspan key={text} x={edge.label?.x} y={(edge.label?.y ?? 0) + 12 + index * LINE}>
                    {text}
                  </tspan>
                ))}
              </text>
            ),
        )}
      </svg>
    </section>
  );
}
