import { accountSummary, deleteAccount, exportAccount } from '@chalchitra/api/contract';
import type { AccountStore } from '../account/account.store';
import { type Mount, ownOnly } from '../http/mount';
import { bearerToken } from '../http/rateLimit';
import type { AccountDeletion } from './accountDeletion';
import type { PersonalDataStore } from './personalData.store';
import { agreedTermsOf, toExportWire } from './personalData.wire';

interface PersonalDataParts {
  readonly accounts: AccountStore;
  readonly store: PersonalDataStore;
  readonly deletion: AccountDeletion;
  now(): Date;
}

/** Mounts the calls about a user's own data, additions to the specification's. */
export function mountPersonalData(mount: Mount, { accounts, store, deletion, now }: PersonalDataParts): void {
  mount(accountSummary, async ({ params, caller }) => {
    const { uid } = ownOnly(caller, params.uid);
    const user = await accounts.find(uid);
    return {
      uid,
      created_at: user?.createdAt.toISOString() ?? null,
      agreed_terms: agreedTermsOf(user),
    };
  });

  mount(exportAccount, async ({ params, caller }) => {
    const at = now();
    return toExportWire(await store.collect(ownOnly(caller, params.uid).uid), at);
  });

  mount(deleteAccount, async ({ params, caller, request }) => {
    const token = bearerToken(request.headers.get('authorization') ?? undefined);
    await deletion.delete(ownOnly(caller, params.uid), token ?? '');
    return undefined;
  });
}
