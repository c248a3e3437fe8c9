import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** How a request ended. */
type Outcome = 'ok' | 'refused' | 'limited' | 'unavailable' | 'failed';

/** Open bills, as they stand. */
export interface OpenBills {
  readonly count: number;
  readonly oldestSeconds: number;
}

/** The last comparison with the payment provider: when it ended in Unix seconds, and what it found. */
export interface Reconciled {
  readonly atSeconds: number;
  readonly differences: number;
}

/** What a server measures of itself, for Prometheus. */
export interface Metrics {
  /** One request, by its route, which is one of few, and never by its path. */
  request(method: string, route: string | null, status: number, ms: number): void;
  /** One query or transaction of the database. */
  database(outcome: 'ok' | 'failed' | 'unavailable', ms: number): void;
  /** One call of the payment provider. */
  provider(outcome: 'ok' | 'refused' | 'failed', ms: number): void;
  /** One payment that was written down, or refused for its amount, by the way on which it was reported. */
  settlement(way: string, outcome: 'paid' | 'withoutPeriod' | 'refused'): void;
  /** A connection that was closed as it came, because there were too many. */
  droppedConnection(): void;
  /** A report of a page that broke its policy, by the directive. */
  policyReport(directive: string): void;
  /** What is counted only when the metrics are read. */
  watch(sources: {
    sockets(): Promise<number>;
    openBills(): Promise<OpenBills>;
    reconciled(): Promise<Reconciled>;
  }): void;
  /** All of it, in Prometheus's text format. */
  text(): Promise<string>;
  readonly contentType: string;
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

function outcomeOf(status: number): Outcome {
  if (status === 429) return 'limited';
  if (status === 503) return 'unavailable';
  if (status >= 500) return 'failed';
  return status >= 400 ? 'refused' : 'ok';
}

/** Measures of one server. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'chalchitra_request_seconds',
    help: 'Time of requests, by route and outcome.',
    labelNames: ['method', 'route', 'outcome'],
    buckets: SECONDS,
    registers,
  });
  const database = new Histogram({
    name: 'chalchitra_database_seconds',
    help: 'Time of queries and transactions on PostgreSQL, waiting included.',
    labelNames: ['outcome'],
    buckets: SECONDS,
    registers,
  });
  const provider = new Histogram({
    name: 'chalchitra_provider_seconds',
    help: 'Time of calls of the payment provider.',
    labelNames: ['outcome'],
    buckets: SECONDS,
    registers,
  });
  const settlements = new Counter({
    name: 'chalchitra_settlements_total',
    help: 'Payments written down or refused, by the way on which they were reported, and outcome.',
    labelNames: ['way', 'outcome'],
    registers,
  });
  const dropped = new Counter({
    name: 'chalchitra_dropped_connections_total',
    help: 'Connections closed as they came, because there were too many.',
    registers,
  });
  const reports = new Counter({
    name: 'chalchitra_policy_reports_total',
    help: 'Reports of browsers that a page broke its content security policy, by directive.',
    labelNames: ['directive'],
    registers,
  });
  /** Sets what is counted only when the metrics are read. */
  let refresh = async (): Promise<void> => {};
  return {
    request(method, route, status, ms) {
      const known = METHODS.includes(method) ? method : 'other';
      requests.observe({ method: known, route: route ?? 'none', outcome: outcomeOf(status) }, ms / 1000);
    },
    database: (outcome, ms) => database.observe({ outcome }, ms / 1000),
    provider: (outcome, ms) => provider.observe({ outcome }, ms / 1000),
    settlement: (way, outcome) => settlements.inc({ way, outcome }),
    droppedConnection: () => dropped.inc(),
    policyReport: (directive) => reports.inc({ directive }),
    watch({ sockets, openBills, reconciled }) {
      const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
      const open = gauge('chalchitra_sockets', 'Connections of clients that are open.');
      const bills = gauge(
        'chalchitra_open_bills',
        'Bills that are neither paid nor closed; the same on all servers of one database.',
      );
      const oldest = gauge(
        'chalchitra_oldest_open_bill_seconds',
        'Age of the open bill that was made first; 0 where there is none.',
      );
      const compared = gauge(
        'chalchitra_reconciled_timestamp_seconds',
        'When payments were last compared with the provider; 0 for never. The same on all servers of one database.',
      );
      const differences = gauge(
        'chalchitra_payment_differences',
        'Payments that differed from their records when they were last compared with the provider.',
      );
      refresh = async () => {
        // While the database is away there are no numbers of it, and all others are shown.
        const none = Number.NaN;
        const [count, billed, last] = await Promise.all([
          sockets(),
          openBills().catch(() => ({ count: none, oldestSeconds: none })),
          reconciled().catch(() => ({ atSeconds: none, differences: none })),
        ]);
        open.set(count);
        bills.set(billed.count);
        oldest.set(billed.oldestSeconds);
        compared.set(last.atSeconds);
        differences.set(last.differences);
      };
    },
    async text() {
      await refresh();
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}
