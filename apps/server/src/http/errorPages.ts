import type { Context } from 'hono';
import { copyIn } from '../copy/copy';
import type { ServerMessages } from '../copy/messages.types';
import { chooseLocale } from '../hosting/locale';
import type { AppEnv } from './env';
import { refusal } from './errors';
import { smallPage } from './smallPage';

/** What the server refuses for a while, whoever asks. */
type Trouble = 429 | 500 | 503;

/** What code is told, and what people read. */
const WORDS: Readonly<
  Record<Trouble, { sentence: string; page: Exclude<keyof ServerMessages['trouble'], 'again'> }>
> = {
  429: { sentence: 'Too many requests. Try again shortly.', page: 'tooMany' },
  500: { sentence: 'Something went wrong on the server.', page: 'failed' },
  503: { sentence: 'The service is not available right now. Try again shortly.', page: 'away' },
};

/** Whether a page is asked for, which a person reads, and not data. */
function isPageWanted({ req }: Context): boolean {
  return req.method === 'GET' && (req.header('accept') ?? '').includes('text/html');
}

/**
 * Answers in words what the server can't do for a while: as a page in its reader's language where one is asked for,
 * else as a refusal.
 */
export function answerTrouble(
  context: Context<AppEnv>,
  status: Trouble,
  headers: Readonly<Record<string, string>> = {},
  sentence = WORDS[status].sentence,
): Response {
  if (!isPageWanted(context)) return refusal(status, sentence, headers);
  const chosen = chooseLocale(context, 'hosted');
  const { trouble } = copyIn(chosen.locale).messages;
  const page = {
    ...trouble[WORDS[status].page],
    ...({ status, mark: 'waiting', brand: context.var.brand } as const),
    link: { href: '', label: trouble.again },
  };
  return smallPage(page, chosen, headers);
}
