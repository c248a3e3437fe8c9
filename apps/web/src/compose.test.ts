import { expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { compose } from './compose';
import { loadLocale } from './copy/locales';
import { createServerPlatform } from './platform/serverPlatform';
import { buildSettings } from './settings/settings.variables';
import { sampleItem } from './stories/samples';

it('leaves nothing of a user who signs out: no token, no fetched data, no titles of cards (spec §4)', async () => {
  const platform = createServerPlatform(async () => Response.json([]), 'users', []);
  const { session, queryClient, previews } = compose(buildSettings({}), await loadLocale('en'), platform);
  session.start();
  expect(session.getSnapshot().matches('signedIn')).toBe(true);
  queryClient.setQueryData(['paymentHistory'], []);
  previews.set(sampleItem.id, { kind: 'videos', item: sampleItem });

  session.send({ type: 'session.signOut' });
  await waitFor(session, (snapshot) => snapshot.matches('signedOut'));
  expect(platform.tokens.read()).toBeNull();
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
  expect(previews.size).toBe(0);
});
