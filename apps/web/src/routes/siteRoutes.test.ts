import { createMemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { compose } from '../compose';
import { loadLocale } from '../copy/locales';
import { createServerPlatform } from '../platform/serverPlatform';
import { buildSettings } from '../settings/settings.variables';
import { loadPage } from './pageCode';
import { findPage } from './pages';
import { paths } from './paths';
import { loaderDataOf, siteRoutes, startFetches } from './siteRoutes';

it('fetches a list that failed on the page opened first when its user comes back to it, and not before', async () => {
  const respond = vi.fn(async (_path: string) => Response.json({}, { status: 404 }));
  const platform = createServerPlatform(respond, 'users', []);
  const runtime = compose(buildSettings({}), await loadLocale('en'), platform);
  runtime.session.start();
  const page = findPage('/kids/cartoons');
  if (page === null) throw new Error('There is no such page');
  startFetches(page, runtime, new URL('http://localhost/kids/cartoons'));
  const ready = await loadPage(page, runtime.copy);
  const router = createMemoryRouter(siteRoutes(runtime, ready), {
    initialEntries: [page.path],
    hydrationData: { loaderData: loaderDataOf(ready) },
  });
  // Its page is hydrated without waiting.
  expect(router.state.initialized).toBe(true);
  router.initialize();
  const requests = () => respond.mock.calls.filter(([path]) => path.endsWith('/api/kids/cartoons')).length;
  await vi.waitFor(() => expect(runtime.queryClient.isFetching()).toBe(0));
  expect(requests()).toBe(1);
  await router.navigate('/kids/cartoons?sort=title');
  await router.navigate(paths.privacyPolicy);
  expect(requests()).toBe(1);
  await router.navigate(page.path);
  expect(requests()).toBe(2);
  router.dispose();
});
