import { chooseEmailReminders, emailReminders } from '@chalchitra/api/contract';
import type { Context, Hono } from 'hono';
import { copyIn } from '../copy/copy';
import type { AppEnv } from '../http/env';
import { chooseLocale, localeFor } from '../http/locale';
import { type Mount, ownOnly } from '../http/mount';
import { type SmallPage, smallPage } from '../http/smallPage';
import type { LanguageStore } from '../language/language.store';
import type { RemindersStore } from './reminders.store';
import { UNSUBSCRIBE_PATH, type Unsubscribing } from './unsubscribing';

/** What the routes are made from. */
export interface RemindersParts {
  readonly store: RemindersStore;
  readonly languages: Pick<LanguageStore, 'find'>;
  readonly unsubscribing: Unsubscribing;
  readonly publicUrl: string;
  now(): Date;
}

/** Mounts the calls about one's own reminders, additions to the specification's. */
export function mountReminders(mount: Mount, { store, now }: Pick<RemindersParts, 'store' | 'now'>): void {
  mount(emailReminders, async ({ params, caller }) => {
    const { uid } = ownOnly(caller, params.uid);
    return { wanted: await store.areWanted(uid) };
  });

  mount(chooseEmailReminders, async ({ params, caller, body }) => {
    const { uid } = ownOnly(caller, params.uid);
    await store.choose(uid, body.wanted, now());
    return undefined;
  });
}

/**
 * Mounts what an e-mail's link opens: a page that asks, because programs that check links open them too, and its POST,
 * which mail programs send by themselves (RFC 8058).
 */
export function mountUnsubscribing(
  server: Hono<AppEnv>,
  { store, languages, unsubscribing, publicUrl, now }: RemindersParts,
): void {
  const tokenIn = ({ req }: Context) => req.query('token') ?? '';
  const page = async (
    context: Context<AppEnv>,
    uid: string | null,
    outcome: 'ask' | 'done' | 'refused',
    look: Pick<SmallPage, 'status' | 'mark'> & { toHref: string; isPosted?: boolean },
  ) => {
    // Its user's own: the link may be opened in a browser that has never seen the site.
    const kept = uid === null ? null : await languages.find(uid);
    const chosen = kept === null ? chooseLocale(context, 'hosted') : localeFor('hosted', { kept });
    const { title, text, link } = copyIn(chosen.locale).messages.unsubscribe[outcome];
    const { toHref, ...rest } = look;
    return smallPage(
      { ...rest, title, text, brand: context.var.brand, link: { href: toHref, label: link } },
      chosen,
    );
  };
  const refused = (context: Context<AppEnv>) =>
    page(context, null, 'refused', { status: 400, mark: 'failed', toHref: `${publicUrl}/profile` });

  server.get(UNSUBSCRIBE_PATH, (context) => {
    const token = tokenIn(context);
    const uid = unsubscribing.uidOf(token);
    if (uid === null) return refused(context);
    const toHref = `?token=${encodeURIComponent(token)}`;
    return page(context, uid, 'ask', { status: 200, mark: 'waiting', toHref, isPosted: true });
  });

  server.post(UNSUBSCRIBE_PATH, async (context) => {
    const uid = unsubscribing.uidOf(tokenIn(context));
    if (uid === null) return refused(context);
    context.var.setUser(uid);
    await store.choose(uid, false, now());
    return page(context, uid, 'done', { status: 200, mark: 'done', toHref: `${publicUrl}/profile` });
  });
}
