import ELK, { type ElkEdgeSection, type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js';
import type { Chart, ChartState, ChartTransition } from './chart';

export const LINE = 17;
const HEAD = 30;
const LETTER = 6.9;
const PADDING = 14;

/** A state's place, in the drawing's own units. */
export interface PlacedState {
  state: ChartState;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A line between states with the words on it. */
export interface PlacedEdge {
  id: string;
  points: { x: number; y: number }[];
  label: { x: number; y: number; lines: string[] } | null;
}

/** A statechart laid out; `states` outermost first. */
export interface Placed {
  width: number;
  height: number;
  states: PlacedState[];
  edges: PlacedEdge[];
  /** Where the dot of each initial state is. */
  dots: { id: string; x: number; y: number }[];
}

const dotOf = (parent: string) => `${parent}:first`;

function textWidth(text: string): number {
  return Math.ceil(text.length * LETTER);
}

/** What a transition is called in the drawing: its cause and its condition. */
export function labelOf({ cause, guard }: ChartTransition): string {
  return guard ? `${cause} [${guard}]` : cause;
}

function boxOf(state: ChartState, hasFirst: ReadonlySet<string>): ElkNode {
  const widths = [state.name, ...state.notes].map(textWidth);
  const height = HEAD + state.notes.length * LINE;
  if (state.states.length === 0) {
    return { id: state.id, width: Math.max(90, ...widths) + 2 * PADDING, height: height + 8 };
  }
  const dot = hasFirst.has(state.id) ? [{ id: dotOf(state.id), width: 12, height: 12 }] : [];
  return {
    id: state.id,
    children: [...dot, ...state.states.map((child) => boxOf(child, hasFirst))],
    layoutOptions: {
      'elk.padding': `[top=${height + 16},left=20,bottom=20,right=20]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${Math.max(...widths) + 2 * PADDING}, ${height})`,
    },
  };
}

/** Transitions between the same two states share a line. */
function linesOf(chart: Chart): Map<string, { source: string; target: string; lines: string[] }> {
  const grouped = new Map<string, { source: string; target: string; lines: string[] }>();
  for (const transition of chart.transitions) {
    const target = transition.target ?? transition.source;
    // What the whole machine takes without moving is listed in the table; around everything it would be a frame.
    if (target === chart.root.id && transition.source === chart.root.id) continue;
    const key = `${transition.source}→${target}`;
    const group = grouped.get(key) ?? { source: transition.source, target, lines: [] };
    const line = labelOf(transition);
    if (!group.lines.includes(line)) group.lines.push(line);
    grouped.set(key, group);
  }
  return grouped;
}

const OPTIONS = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.spacing.nodeNode': '36',
  'elk.spacing.edgeNode': '18',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.edgeLabel': '6',
  'elk.layered.spacing.nodeNodeBetweenLayers': '40',
  'elk.layered.spacing.edgeNodeBetweenLayers': '18',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
};

/** Lays a statechart out. */
export async function layOut(chart: Chart): Promise<Placed> {
  const groups = linesOf(chart);
  const edges: ElkExtendedEdge[] = [...groups].map(([id, { source, target, lines }]) => ({
    id,
    sources: [source],
    targets: [target],
    labels: [
      {
        text: lines.join('\n'),
        width: Math.max(...lines.map(textWidth)) + 8,
        height: lines.length * LINE,
        layoutOptions: { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' },
      },
    ],
  }));
  const firsts = chart.initials.map(({ parent, child }) => ({
    id: `${dotOf(parent)}→${child}`,
    sources: [dotOf(parent)],
    targets: [child],
  }));
  const hasFirst = new Set(chart.initials.map(({ parent }) => parent));
  const graph: ElkNode = {
    id: 'page',
    layoutOptions: OPTIONS,
    children: [boxOf(chart.root, hasFirst)],
    edges: [...edges, ...firsts],
  };
  const drawn: ElkNode = await new ELK().layout(graph);
  const boxes = new Map(allBoxes(drawn).map((box) => [box.id, box]));
  return {
    width: drawn.width ?? 0,
    height: drawn.height ?? 0,
    states: allStates(chart.root).flatMap((state) => {
      const { x = 0, y = 0, width = 0, height = 0 } = boxes.get(state.id) ?? {};
      return [{ state, x, y, width, height }];
    }),
    edges: (drawn.edges ?? []).map((edge) => {
      const [label] = edge.labels ?? [];
      return {
        id: edge.id,
        points: (edge.sections ?? []).flatMap(pointsOf),
        label: label
          ? {
              x: (label.x ?? 0) + (label.width ?? 0) / 2,
              y: label.y ?? 0,
              lines: (label.text ?? '').split('\n'),
            }
          : null,
      };
    }),
    dots: chart.initials.map(({ parent }) => {
      const { x = 0, y = 0 } = boxes.get(dotOf(parent)) ?? {};
      return { id: dotOf(parent), x: x + 6, y: y + 6 };
    }),
  };
}

function pointsOf({ startPoint, bendPoints = [], endPoint }: ElkEdgeSection) {
  return [startPoint, ...bendPoints, endPoint];
}

function allBoxes(box: ElkNode): ElkNode[] {
  return [box, ...(box.children ?? []).flatMap(allBoxes)];
}

function allStates(state: ChartState): ChartState[] {
  return [state, ...state.states.flatMap(allStates)];
}
