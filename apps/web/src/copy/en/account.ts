import { accountFailures } from './accountFailures';
import { payment } from './payment';
import { signIn } from './signIn';

/** The messages of the account and payment pages. */
export const account = { ...signIn, ...payment, failures: accountFailures };
