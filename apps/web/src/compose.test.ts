import { expect, it, vi } from 'vitest';
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

it('settles a language once it is shown, and keeps one that could not be for another try (spec §18)', async () => {
  const platform = createServerPlatform(async () => Response.json([]), 'guests', []);
  const choose = vi.fn();
  const load = vi
    .spyOn(platform, 'loadChooseLanguage')
    .mockRejectedValueOnce(new Error('Offline'))
    .mockResolvedValue(choose);
  const renew = vi.spyOn(platform.page, 'reloadOnce');
  const runtime = compose(buildSettings({}), await loadLocale('hi'), platform);
  const { chooseLanguage, failedLanguage, languageSettled } = runtime;

  chooseLanguage('en');
  await vi.waitFor(() => expect(failedLanguage.get()).toEqual({ tag: 'en' }));
  expect(renew).toHaveBeenCalledOnce();
  expect(languageSettled.get()).toBe(false);

  chooseLanguage('en');
  await vi.waitFor(() => expect(choose).toHaveBeenCalledWith(null, 'en'));
  expect(load).toHaveBeenCalledTimes(2);
  expect(languageSettled.get()).toBe(true);
});
