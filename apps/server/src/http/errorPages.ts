import type { Context } from 'hono';
import { copyIn } from '../copy/copy';
import type { ServerMessages } from '../copy/messages.types';
import type { AppEnv } from './env';
import { type HttpError, refusal } from './errors';
import { chooseLocale } from './locale';
import { smallPage } from './smallPage';

/** What the server refuses to everybody for a while. */
type Trouble = 429 | 500 | 503;

/** The messages of each, as a page and as a response to a call. */
const WORDS = { 429: 'tooMany', 500: 'failed', 503: 'away' } as const satisfies Readonly<
  Record<Trouble, keyof ServerMessages['trouble'] & keyof ServerMessages['refusals']>
>;

/** Whether the request is for a page, which a person reads, and not for data. */
function isPageWanted({ req }: Context): boolean {
  return req.method === 'GET' && (req.header('accept') ?? '').includes('text/html');
}

/**
 * Responds in words that the server can't do something for a while: as a page in its reader's language where the
 * request is for one, else as a refusal.
 */
export function respondWithTrouble(
  context: Context<AppEnv>,
  status: Trouble,
  headers: Readonly<Record<string, string>> = {},
  refused?: HttpError,
): Response {
  const chosen = chooseLocale(context, 'hosted');
  const { refusals, trouble } = copyIn(chosen.locale).messages;
  if (!isPageWanted(context)) {
    const sentence = refused?.sentenceIn(chosen.locale) ?? refusals[WORDS[status]];
    return refusal(status, sentence, headers);
  }
  const page = {
    ...trouble[WORDS[status]],
    ...({ status, mark: 'waiting', brand: context.var.brand } as const),
    link: { href: '', label: trouble.again },
  };
  return smallPage(page, chosen, headers);
}
