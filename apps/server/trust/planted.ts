import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../tools/install.mjs';

/** A fault that a developer might make, and the part of the suite that has to notice it. */
export interface PlantedFault {
  readonly name: string;
  readonly caughtBy: 'settlements' | 'hostile' | 'faults';
  /** What stands once in a file of the built server, or in several that share it, and what is put in its place. */
  readonly from: string;
  readonly to: string;
}

export const plantedFaults: readonly PlantedFault[] = [
  {
    name: 'a webhook’s signature isn’t compared',
    caughtBy: 'hostile',
    from: '=> isSignedBy(webhookSecrets, body, signature)',
    to: '=> true',
  },
  {
    name: 'a checkout’s signature isn’t compared',
    caughtBy: 'hostile',
    from: 'var isCheckoutSigned = (result, keySecrets) => ',
    to: 'var isCheckoutSigned = (result, keySecrets) => true || ',
  },
  {
    name: 'a link’s signature isn’t compared',
    caughtBy: 'hostile',
    from: 'var isLinkCallbackSigned = (callback, keySecrets) => ',
    to: 'var isLinkCallbackSigned = (callback, keySecrets) => true || ',
  },
  {
    name: 'a call about one person is served to another',
    caughtBy: 'hostile',
    from: 'function ownOnly(caller, uid) {',
    to: 'function ownOnly(caller, uid) { return { ...caller, uid };',
  },
  {
    name: 'a NUL is let through to the database',
    caughtBy: 'hostile',
    from: '=> !text.includes("\\0"), "must not hold a NUL")',
    to: '=> true, "must not hold a NUL")',
  },
  {
    name: 'the locks of users are left out',
    caughtBy: 'settlements',
    from: 'async function takeLock(tx, name) {',
    to: 'async function takeLock(tx, name) { return;',
  },
  {
    name: 'a period is added twice',
    caughtBy: 'settlements',
    from: 'periodEnd: new Date(start.getTime() + days * DAY_MS),',
    to: 'periodEnd: new Date(start.getTime() + 2 * days * DAY_MS),',
  },
  {
    name: 'a refund ends nothing',
    caughtBy: 'settlements',
    from: '=> isWhole || paise * 100 > toPaise(amount) * rules.refundEndsAbove',
    to: '=> false',
  },
  {
    name: 'a lost dispute ends nothing',
    caughtBy: 'settlements',
    from: 'if (dispute === "lost") await cut(',
    to: 'if (dispute === "never") await cut(',
  },
  {
    name: 'what was refunded isn’t noted',
    caughtBy: 'settlements',
    from: 'if (refunded.paise < payment.refundedPaise) return;',
    to: 'return;',
  },
  {
    name: 'a payment over another amount counts',
    caughtBy: 'settlements',
    from: 'const isOtherAmount = stated.amount !== toPaise(bill.amount)',
    to: 'const isOtherAmount = false && stated.amount !== toPaise(bill.amount)',
  },
  {
    name: 'a second payment of one bill counts',
    caughtBy: 'settlements',
    from: 'return isSecond && rules.secondPayments === "refund" ?',
    to: 'return false ?',
  },
  {
    name: 'a switch brings no days along',
    caughtBy: 'settlements',
    from: 'captured.durationDays + (quote?.creditDays ?? 0)',
    to: 'captured.durationDays',
  },
  {
    name: 'what a switch replaces goes on',
    caughtBy: 'settlements',
    from: 'if (quote !== null) await replacePeriods(',
    to: 'if (false) await replacePeriods(',
  },
  {
    name: 'a payment gets no receipt',
    caughtBy: 'settlements',
    from: 'await giveReceipts(tx, eq(payments.id, written.id), rules.seller, at);',
    to: '',
  },
  {
    name: 'the address of a film is given to everybody',
    caughtBy: 'hostile',
    from: 'path !== null && viewer !== null ? addresses.personal(path, viewer)',
    to: 'path !== null ? addresses.personal(path, viewer ?? "anybody")',
  },
  {
    name: 'the id of an embedded video is given to everybody',
    caughtBy: 'hostile',
    from: 'if (viewer === null) return { youtube_video_id: null };',
    to: '',
  },
  {
    name: 'a failing query is logged with its values',
    caughtBy: 'faults',
    from: 'if (error instanceof DrizzleQueryError) return ',
    to: 'if (error instanceof DrizzleQueryError) return error.message ?? ',
  },
  {
    name: 'a database that is away is an error of the server',
    caughtBy: 'faults',
    from: 'if (error instanceof DatabaseUnavailable) return true;',
    to: 'return false;',
  },
  {
    name: 'a database that hangs is waited for',
    caughtBy: 'faults',
    from: 'return within(deadlines.responseMs, work(client), ',
    to: 'return within(deadlines.responseMs * 5, work(client), ',
  },
  {
    name: 'the provider is waited for without end',
    caughtBy: 'faults',
    from: 'AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS)',
    to: 'AbortSignal.timeout(1e6)',
  },
];

/** Makes a copy of the built server with one fault in it; returns its folder below `apps/server`, and how to remove it. */
export function plant({ name, from, to }: PlantedFault): { build: string; remove: () => void } {
  const build = 'dist-planted';
  const folder = join(root, 'apps/server', build);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  remove();
  cpSync(join(root, 'apps/server/dist'), folder, { recursive: true });
  let places = 0;
  for (const file of readdirSync(folder).filter((one) => one.endsWith('.js'))) {
    const path = join(folder, file);
    const parts = readFileSync(path, 'utf8').split(from);
    if (parts.length === 2) writeFileSync(path, parts.join(to));
    places += parts.length - 1;
    if (parts.length > 2)
      throw new Error(`“${name}” fits ${parts.length - 1} places of ${file}, and must fit one`);
  }
  if (places === 0) throw new Error(`“${name}” fits nothing in the built server`);
  return { build, remove };
}
