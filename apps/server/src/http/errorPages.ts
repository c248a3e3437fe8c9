import type { Context } from 'hono';
import type { AppEnv } from './env';
import { refusal } from './errors';
import { smallPage } from './smallPage';

/** What the server refuses for a while, whoever asks. */
type Trouble = 429 | 500 | 503;

const WORDS: Readonly<Record<Trouble, { sentence: string; title: string; text: string }>> = {
  429: {
    sentence: 'Too many requests. Try again shortly.',
    title: 'Too many requests',
    text: 'Very many pages were opened from your network. Wait a moment, then try again.',
  },
  500: {
    sentence: 'Something went wrong on the server.',
    title: 'Something went wrong',
    text: 'This page could not be made. Try again, or come back later.',
  },
  503: {
    sentence: 'The service is not available right now. Try again shortly.',
    title: 'Back in a moment',
    text: 'The site can’t reach its data right now. Wait a few seconds, then try again.',
  },
};

/** Whether a page is asked for, which a person reads, and not data. */
function isPageWanted({ req }: Context): boolean {
  return req.method === 'GET' && (req.header('accept') ?? '').includes('text/html');
}

/** Answers in words what the server can't do for a while: as a page where one is asked for, else as a refusal. */
export function answerTrouble(
  context: Context<AppEnv>,
  status: Trouble,
  headers: Readonly<Record<string, string>> = {},
  sentence = WORDS[status].sentence,
): Response {
  const { title, text } = WORDS[status];
  if (!isPageWanted(context)) return refusal(status, sentence, headers);
  const link = { href: '', label: 'Try again' };
  return smallPage({ status, mark: 'waiting', title, text, brand: context.var.brand, link }, headers);
}
