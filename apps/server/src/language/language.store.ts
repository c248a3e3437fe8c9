import type { LocaleTag } from '@chalchitra/api/contract';
import type { ContentLanguagesChoice, LanguageChoice } from '@chalchitra/api/types';
import { eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { unlessDeleted } from '../personalData/deletedAccounts';
import { timeOf } from '../viewing/latest';
import { accountLanguages, contentLanguages } from './language.schema';

/** The languages of one database's accounts. */
export interface LanguageStore {
  /** Null where none was chosen. */
  find(uid: string): Promise<LocaleTag | null>;
  /** Keeps a choice that is later than the one that is known; returns the one in force. */
  choose(uid: string, choice: LanguageChoice, at: Date): Promise<LocaleTag | null>;
  /** The languages whose titles come first; null where the user has never answered. */
  findContent(uid: string): Promise<string[] | null>;
  /** The same for these. */
  chooseContent(uid: string, choice: ContentLanguagesChoice, at: Date): Promise<string[] | null>;
}

/** The languages of one database's accounts. */
export function createLanguageStore(database: Database): LanguageStore {
  const find = async (db: Database, uid: string) => {
    const [row] = await db.select().from(accountLanguages).where(eq(accountLanguages.uid, uid));
    // The contract lets no other tag in.
    return (row?.language ?? null) as LocaleTag | null;
  };
  const findContent = async (db: Database, uid: string) => {
    const [row] = await db.select().from(contentLanguages).where(eq(contentLanguages.uid, uid));
    return row?.languages ?? null;
  };
  return {
    find: (uid) => find(database, uid),
    choose: (uid, { language, age }, at) =>
      unlessDeleted(database, uid, async (tx) => {
        await tx
          .insert(accountLanguages)
          .values({ uid, language, chosenAt: timeOf(age, at) })
          .onConflictDoUpdate({
            target: accountLanguages.uid,
            set: { language: sql`excluded.language`, chosenAt: sql`excluded.chosen_at` },
            setWhere: lt(accountLanguages.chosenAt, sql`excluded.chosen_at`),
          });
        return find(tx, uid);
      }),
    findContent: (uid) => findContent(database, uid),
    chooseContent: (uid, { languages, age }, at) =>
      unlessDeleted(database, uid, async (tx) => {
        await tx
          .insert(contentLanguages)
          .values({ uid, languages: [...new Set(languages)], chosenAt: timeOf(age, at) })
          .onConflictDoUpdate({
            target: contentLanguages.uid,
            set: { languages: sql`excluded.languages`, chosenAt: sql`excluded.chosen_at` },
            setWhere: lt(contentLanguages.chosenAt, sql`excluded.chosen_at`),
          });
        return findContent(tx, uid);
      }),
  };
}
