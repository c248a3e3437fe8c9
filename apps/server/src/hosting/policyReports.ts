import type { Hono } from 'hono';
import * as v from 'valibot';
import type { AppEnv } from '../http/env';
import { respondWithTrouble } from '../http/errorPages';
import { HttpError } from '../http/errors';
import { networkOf } from '../http/rateLimit';
import { limitBody } from '../http/readBody';
import { createTokenBuckets } from '../http/tokenBuckets';
import type { Metrics } from '../metrics/metrics';

/** Where browsers report that a page broke its policy. */
export const POLICY_REPORTS = '/reports/policy';
/** The name of that place in headers. */
export const POLICY_GROUP = 'policy';

const MAX_REPORT_BYTES = 16 * 1024;
const MAX_REPORTS = 20;
const REPORTS_A_MINUTE = 30;
const LINES_A_MINUTE = 10;
const DIRECTIVES = [
  ...['default-src', 'script-src', 'script-src-elem', 'script-src-attr', 'style-src', 'style-src-elem'],
  ...['style-src-attr', 'font-src', 'img-src', 'media-src', 'connect-src', 'worker-src', 'frame-src'],
  ...['manifest-src', 'form-action', 'base-uri', 'frame-ancestors', 'object-src'],
];

const text = v.fallback(v.string(), '');
const olderSchema = v.pipe(
  v.object({
    'csp-report': v.object({ 'effective-directive': text, 'violated-directive': text, 'blocked-uri': text }),
  }),
  v.transform(({ 'csp-report': report }) => [
    {
      directive: report['effective-directive'] || (report['violated-directive'].split(' ')[0] ?? ''),
      blocked: report['blocked-uri'],
    },
  ]),
);
const newerSchema = v.pipe(
  v.array(
    v.object({
      type: text,
      body: v.fallback(v.object({ effectiveDirective: text, blockedURL: text }), {
        effectiveDirective: '',
        blockedURL: '',
      }),
    }),
  ),
  v.transform((reports) =>
    reports
      .filter(({ type }) => type === 'csp-violation')
      .slice(0, MAX_REPORTS)
      .map(({ body }) => ({ directive: body.effectiveDirective, blocked: body.blockedURL })),
  ),
);
const reportSchema = v.union([olderSchema, newerSchema]);

/** Of what was blocked its origin alone, or the browser's word for it: `inline`, `eval`, `data`. */
function originOf(blocked: string): string {
  if (/^[a-z-]{1,20}$/.test(blocked)) return blocked;
  return URL.canParse(blocked) ? new URL(blocked).origin : 'unknown';
}

/** Takes browsers' reports of broken policies: counts them by directive, and logs some of them, without who sent them. */
export function mountPolicyReports(app: Hono<AppEnv>, metrics: Pick<Metrics, 'policyReport'>): void {
  const reports = createTokenBuckets(REPORTS_A_MINUTE);
  const lines = createTokenBuckets(LINES_A_MINUTE);
  app.post(POLICY_REPORTS, async (context, next) => {
    context.set('route', POLICY_REPORTS);
    const seconds = reports.takeNow(networkOf(context.var.client ?? '')) ?? 0;
    return seconds === 0 ? next() : respondWithTrouble(context, 429, { 'retry-after': String(seconds) });
  });
  app.post(POLICY_REPORTS, limitBody(MAX_REPORT_BYTES), async (context) => {
    const given = await context.req.json().catch(() => null);
    const read = v.safeParse(reportSchema, given);
    if (!read.success) throw new HttpError(400, 'This is no report.');
    for (const { directive, blocked } of read.output) {
      const known = DIRECTIVES.includes(directive) ? directive : 'other';
      metrics.policyReport(known);
      if (lines.takeNow('all') === 0)
        context.var.log.warn('A page broke its policy', { directive: known, blocked: originOf(blocked) });
    }
    return new Response(null, { status: 204 });
  });
}
