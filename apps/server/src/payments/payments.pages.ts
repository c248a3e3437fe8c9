import type { Context } from 'hono';
import { copyIn } from '../copy/copy';
import type { AppEnv } from '../http/env';
import { chooseLocale } from '../http/locale';
import { smallPage } from '../http/smallPage';

const LOOKS = {
  paid: { status: 200, mark: 'done' },
  pending: { status: 202, mark: 'waiting' },
  returned: { status: 200, mark: 'done' },
  refused: { status: 400, mark: 'failed' },
} as const;

/** The small page to which the provider sends the payer of a link back, in the payer's language. */
export function callbackPage(
  context: Context<AppEnv>,
  outcome: keyof typeof LOOKS,
  homeUrl: string,
): Response {
  const chosen = chooseLocale(context, 'hosted');
  const { payment } = copyIn(chosen.locale).messages;
  const { brand } = context.var;
  const link = { href: homeUrl, label: payment.home({ brand }) };
  return smallPage({ ...LOOKS[outcome], ...payment[outcome], brand, link }, chosen);
}
