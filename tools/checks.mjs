/** The checks of the source that need no browser and no database: what each runs, by name. */
export const sourceChecks = [
  { name: 'style (Biome)', command: ['biome', ['check', '--error-on-warnings', '.']] },
  {
    name: 'import directions',
    command: ['depcruise', ['--config', 'tools/boundaries.cjs', 'packages', 'apps', '.storybook']],
  },
  { name: 'lockfile', command: ['tools/lockfile.mjs', []] },
  { name: 'messages', command: ['tools/messages.mjs', ['--check']] },
  { name: 'conventions', command: ['tools/conventions.mjs', []] },
  { name: 'specification map', command: ['tools/spec-map.mjs', []] },
  { name: 'unused code and dependencies (knip)', command: ['knip', []] },
];
