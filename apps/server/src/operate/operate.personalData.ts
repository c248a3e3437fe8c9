import { isAccountDeleted } from '../personalData/deletedAccounts';
import { createPersonalDataStore } from '../personalData/personalData.store';
import { toExportWire } from '../personalData/personalData.wire';
import { type Command, type CommandContext, type Plan, Refusal } from './operate.types';
import { oneUser } from './operate.users';

export const exportData: Command = {
  takes: ['WHO'],
  options: [],
  about: 'prints all that is kept about a person, as JSON',
  async plan({ database, now }, [who = '']) {
    const { uid } = await oneUser(database, who);
    const at = now();
    const data = toExportWire(await createPersonalDataStore(database).collect(uid), at);
    return { subject: uid, text: JSON.stringify(data, null, 2) };
  },
};

/** Notes that an operator has deleted a sign-in where it is. Of a deleted account only the uid is left to find it by. */
async function noteSignInGone({ database, now }: CommandContext, uid: string): Promise<Plan> {
  const store = createPersonalDataStore(database);
  if (!(await store.hasIdentityLeft(uid))) {
    throw new Refusal(`"${uid}" is no uid of a deleted account whose sign-in is left.`);
  }
  return {
    subject: uid,
    text: `The sign-in of ${uid} is noted as deleted.`,
    async change() {
      await store.finish(uid, now());
      return 'Done.';
    },
  };
}

export const deleteAccount: Command = {
  takes: ['WHO'],
  options: ['sign-in-gone'],
  about:
    'deletes a person’s account and what is kept about them, payments stay without a name; UID --sign-in-gone notes that you have deleted the sign-in too',
  async plan(context, [who = ''], options) {
    if (options['sign-in-gone']) return noteSignInGone(context, who);
    const { database, now } = context;
    const { uid } = await oneUser(database, who);
    if (await isAccountDeleted(database, uid))
      throw new Refusal(`The account of ${uid} was deleted already.`);
    return {
      subject: uid,
      text: `What is kept about ${uid} is deleted, and their subscription ends. Nothing is given back.`,
      async change() {
        await createPersonalDataStore(database).erase(uid, null, now());
        return `Done. Only its user can delete the sign-in from here: delete ${uid} in the identity service too, then run "delete ${uid} --sign-in-gone".`;
      },
    };
  },
};
