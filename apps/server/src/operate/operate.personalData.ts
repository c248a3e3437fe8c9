import { isAccountDeleted } from '../personalData/deletedAccounts';
import { createPersonalDataStore } from '../personalData/personalData.store';
import { toExportWire } from '../personalData/personalData.wire';
import { onePerson } from './operate.people';
import { type Command, Refusal } from './operate.types';

export const exportData: Command = {
  takes: ['WHO'],
  options: [],
  about: 'prints all that is kept about a person, as JSON',
  async plan({ database, now }, [who = '']) {
    const { uid } = await onePerson(database, who);
    const at = now();
    const data = toExportWire(await createPersonalDataStore(database).collect(uid), at);
    return { subject: uid, text: JSON.stringify(data, null, 2) };
  },
};

export const deleteAccount: Command = {
  takes: ['WHO'],
  options: [],
  about: 'deletes a person’s account and what is kept about them; payments stay without a name',
  async plan({ database, now }, [who = '']) {
    const { uid } = await onePerson(database, who);
    if (await isAccountDeleted(database, uid))
      throw new Refusal(`The account of ${uid} was deleted already.`);
    return {
      subject: uid,
      text: `What is kept about ${uid} is deleted, and their subscription ends. Nothing is given back.`,
      async change() {
        await createPersonalDataStore(database).erase(uid, null, now());
        return `Done. Only its user can delete the sign-in from here: delete ${uid} in the identity service too.`;
      },
    };
  },
};
