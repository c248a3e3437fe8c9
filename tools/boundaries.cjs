/**
 * Who may import whom, for dependency-cruiser: `depcruise --config tools/boundaries.cjs packages apps`.
 * docs/where-does-it-live.md draws the same arrows.
 */
const SHOWN_OR_TESTED = '[.](?:stories|test|harness)[.]tsx?$|/(?:testing|stories)/';

/** A package's installed files, wherever they were hoisted to. */
const installed = (names) => `(?:^|/)node_modules/(?:${names.join('|')})(?:/|$)`;

/** Whatever `from` imports from node_modules must be one of `names`. */
const takesOnly = (workspace, names) => ({
  name: `${workspace.split('/').at(-1)}-takes-only`,
  comment: `${workspace} may install only: ${names.join(', ')}.`,
  severity: 'error',
  from: { path: `^${workspace}/src/`, pathNot: SHOWN_OR_TESTED },
  to: { path: 'node_modules/', pathNot: installed(names) },
});

module.exports = {
  forbidden: [
    {
      name: 'unresolvable',
      comment: 'An import must lead to a file.',
      severity: 'error',
      from: {},
      // `node` is a reference to types alone.
      to: { couldNotResolve: true, pathNot: '^node$' },
    },
    {
      name: 'cycle',
      comment: 'Files that import each other are one concept in two places.',
      severity: 'error',
      from: { path: '^(?:packages|apps)/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'by-the-front-door',
      comment: "Another workspace's files are reached through its `exports` only.",
      severity: 'error',
      from: { path: '^((?:packages|apps)/[^/]+)/' },
      to: {
        path: '^packages/[^/]+/src/',
        pathNot: [
          '^$1/',
          '^packages/[^/]+/src/index[.]tsx?$',
          '^packages/api/src/(?:types|constants|catalogue|contract|account/account[.]rules|settings/locales|identity/identity)[.]ts$',
          '^packages/ui/src/theme/index[.]ts$',
        ],
      },
    },
    {
      name: 'product-needs-no-tests',
      comment: 'Stories and tests are imported by stories, tests and the trust suite alone.',
      severity: 'error',
      from: { path: '^(?:packages|apps)/', pathNot: [SHOWN_OR_TESTED, '^apps/server/trust/'] },
      to: { path: SHOWN_OR_TESTED },
    },
    {
      name: 'ui-imports-nothing-of-ours',
      severity: 'error',
      from: { path: '^packages/ui/' },
      to: { path: '^(?:packages|apps)/', pathNot: '^packages/ui/' },
    },
    takesOnly('packages/ui', [
      'react',
      'react-dom',
      '@types/react',
      '@types/react-dom',
      '@radix-ui',
      '@vanilla-extract',
      'framer-motion',
      'motion-dom',
      '@fontsource[^/]*',
    ]),
    {
      name: 'api-imports-nothing-of-ours',
      severity: 'error',
      from: { path: '^packages/api/' },
      to: { path: '^(?:packages|apps)/', pathNot: '^packages/api/' },
    },
    takesOnly('packages/api', ['valibot', 'firebase', '@firebase', 'jwt-decode']),
    {
      name: 'firebase-in-identity-alone',
      severity: 'error',
      from: { path: '^(?:packages|apps/web)/', pathNot: '^packages/api/src/identity/' },
      to: { path: installed(['firebase', '@firebase']) },
    },
    {
      name: 'contract-is-light',
      comment: 'Types and contract never reach firebase.',
      severity: 'error',
      from: { path: '^packages/api/src/(?:types|contract)[.]ts$' },
      to: { path: installed(['firebase', '@firebase']), reachable: true },
    },
    {
      name: 'machines-import-types-alone',
      comment:
        'Machines take effects as actors; of the api they see types, constants and the rules of an account only.',
      severity: 'error',
      from: { path: '^packages/machines/' },
      to: {
        path: '^(?:packages|apps)/',
        pathNot: [
          '^packages/machines/',
          '^packages/api/src/(?:types|constants|account/account[.]rules)[.]ts$',
        ],
      },
    },
    takesOnly('packages/machines', ['xstate']),
    {
      name: 'player-sees-types-and-the-contract',
      comment: 'The engine of the player knows the types of the machines, and the contract of the api.',
      severity: 'error',
      from: { path: '^packages/player/', pathNot: SHOWN_OR_TESTED },
      to: {
        path: '^(?:packages|apps)/',
        pathNot: ['^packages/player/', '^packages/api/src/(?:types|contract)[.]ts$'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'player-imports-machines-and-api',
      severity: 'error',
      from: { path: '^packages/player/', pathNot: SHOWN_OR_TESTED },
      to: {
        path: '^(?:packages|apps)/',
        pathNot: [
          '^packages/player/',
          '^packages/machines/src/index[.]ts$',
          '^packages/api/src/(?:types|contract)[.]ts$',
        ],
      },
    },
    takesOnly('packages/player', ['hls[.]js', 'valibot']),
    {
      name: 'hls-in-player-alone',
      severity: 'error',
      from: { path: '^(?:packages|apps)/', pathNot: '^packages/player/' },
      to: { path: installed(['hls[.]js']) },
    },
    {
      name: 'server-sees-the-contract',
      comment: "The server shares the api's contract; the web app reaches it as a built artefact.",
      severity: 'error',
      from: { path: '^apps/server/' },
      to: {
        path: '^(?:packages|apps)/',
        pathNot: [
          '^apps/server/',
          '^packages/api/src/(?:types|constants|contract|account/account[.]rules)[.]ts$',
        ],
      },
    },
    {
      name: 'web-does-not-see-the-server',
      comment: 'The end-to-end tests are of both.',
      severity: 'error',
      from: { path: '^apps/web/', pathNot: '^apps/web/e2e/' },
      to: { path: '^apps/(?!web/)' },
    },
    {
      name: 'api-values-through-compose',
      comment: 'Clients and identity are made in the composition root and provided by the runtime.',
      severity: 'error',
      from: {
        path: '^apps/web/src/',
        pathNot: [
          '^apps/web/src/(?:compose|main|early|entry[^/]*)[.]tsx?$',
          '^apps/web/src/(?:document|head|platform|settings)/',
          SHOWN_OR_TESTED,
        ],
      },
      to: {
        path: '^packages/api/src/',
        pathNot: '^packages/api/src/(?:types|constants|catalogue|settings/locales)[.]ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'platform-through-compose',
      comment: 'What touches the browser is provided by the runtime.',
      severity: 'error',
      from: {
        path: '^apps/web/src/',
        pathNot: [
          '^apps/web/src/(?:compose|main|early|entry[^/]*)[.]tsx?$',
          '^apps/web/src/(?:head|platform)/',
          SHOWN_OR_TESTED,
        ],
      },
      to: { path: '^apps/web/src/platform/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'routes-see',
      comment: 'A route sees ui, machines, queries, present, copy, navigation and the runtime.',
      severity: 'error',
      from: { path: '^apps/web/src/routes/', pathNot: SHOWN_OR_TESTED },
      to: {
        path: '^apps/web/src/',
        pathNot: [
          '^apps/web/src/(?:routes|queries|present|copy|navigation)/',
          '^apps/web/src/(?:runtime|once|cell|useCell)[.]tsx?$',
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(?:^|/)(?:dist|storybook-static|coverage)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mts', '.mjs', '.js', '.cjs', '.json'],
    },
  },
};
