import { basename, dirname } from 'node:path';

/**
 * Components and screens without stories, and machines without scenarios, tests or a page in Storybook.
 * `paths` are all paths of the repository.
 */
export function checkCompanions(paths) {
  const known = new Set(paths);
  const missing = [];
  const expectBeside = (path, companion) => {
    if (!known.has(companion)) missing.push(`${path}: has no ${basename(companion)} beside it.`);
  };
  const components = new Set(
    paths.flatMap((path) => /^packages\/ui\/src\/(?:.*\/)?[A-Z]\w*(?=\/[^/]+$)/.exec(path)?.[0] ?? []),
  );
  for (const folder of components) expectBeside(folder, `${folder}/${basename(folder)}.stories.tsx`);
  for (const path of paths) {
    if (/^apps\/web\/src\/.*Screen\.tsx$/.test(path))
      expectBeside(path, path.replace(/\.tsx$/, '.stories.tsx'));
    if (/^packages\/machines\/src\/.*\.machine\.ts$/.test(path)) {
      const name = basename(path, '.machine.ts');
      expectBeside(path, `${dirname(path)}/${name}.scenarios.ts`);
      expectBeside(path, `${dirname(path)}/${name}.test.ts`);
      expectBeside(path, `.storybook/machines/${name}.stories.tsx`);
    }
  }
  return missing;
}
