import { describe, expect, it } from 'vitest';
import { checkConventions } from './conventions.mjs';

/** The problems of one file, as lines and the first word or two of what is wrong. */
const problemsOf = (path: string, text: string) =>
  checkConventions([{ path, text }]).filter((problem: string) => !problem.includes('beside it'));

const inUi = (text: string) => problemsOf('packages/ui/src/Card/Card.tsx', text);
const inSheet = (text: string) => problemsOf('packages/ui/src/Card/Card.css.ts', text);

describe('literal text', () => {
  it.each([
    ['text between tags', 'export const Card = () => <p>Watch now</p>;'],
    ['text in another script', 'export const Card = () => <p>देखें</p>;'],
    ['a label for screen readers', 'export const Card = () => <button aria-label="Close" />;'],
    ['an alternative text', "export const Card = () => <img alt={'Poster'} />;"],
    ['one of two branches', "export const Card = (p: P) => <p>{p.isBusy ? 'Processing...' : p.text}</p>;"],
    ['a joined text', 'export const Card = (p: P) => <p title={`by $' + '{p.name}`} />;'],
    ['a default of a text prop', "export const Card = ({ closeLabel = 'Close' }: P) => <p>{closeLabel}</p>;"],
  ])('finds %s', (_name, text) => {
    expect(inUi(text)).toHaveLength(1);
    expect(problemsOf('apps/web/src/routes/home/HomeScreen.tsx', text)).toHaveLength(1);
  });

  it.each([
    ['text from props', 'export const Card = (p: P) => <p title={p.title}>{p.text} · {1}</p>;'],
    ['an empty alternative', 'export const Card = () => <img alt="" />;'],
    ['what is not shown', 'export const Card = () => <p className={style(\'card\')} dir="auto" />;'],
  ])('passes %s', (_name, text) => expect(inUi(text)).toEqual([]));

  it('passes stories, tests and other folders', () => {
    const text = 'export const Card = () => <p>Watch now</p>;';
    expect(problemsOf('packages/ui/src/Card/Card.stories.tsx', text)).toEqual([]);
    expect(problemsOf('apps/web/src/routes/home/home.test.tsx', text)).toEqual([]);
    expect(problemsOf('.storybook/preview.tsx', text)).toEqual([]);
  });
});

describe('plays', () => {
  const card = { path: 'packages/ui/src/Card/Card.tsx', text: 'interface P {\n  onSelect: () => void;\n}' };
  const screen = { path: 'apps/web/src/routes/a/AScreen.tsx', text: 'f({ actor }: { actor: Actor }) {}' };
  const lacking = (subject: { path: string; text: string }, text: string) =>
    checkConventions([subject, { path: subject.path.replace('.tsx', '.stories.tsx'), text }])
      .map((problem: string) => /plays it by (\w+)/.exec(problem)?.[1])
      .filter(Boolean);

  it.each([card, screen])('misses keyboard and pointer of what can be operated: $path', (subject) => {
    expect(lacking(subject, '')).toEqual(['keyboard', 'pointer']);
    expect(lacking(subject, 'await userEvent.click(button);')).toEqual(['keyboard']);
    expect(lacking(subject, 'await userEvent.tab();')).toEqual(['pointer']);
    expect(lacking(subject, "await userEvent.click(a); await userEvent.keyboard('{Enter}');")).toEqual([]);
  });

  it('demands nothing of what only shows', () => {
    expect(lacking({ ...card, text: 'interface P {\n  title: string;\n}' }, '')).toEqual([]);
  });
});

describe('controls', () => {
  const inStories = (text: string) =>
    checkConventions([{ path: 'packages/ui/src/Card/Card.stories.tsx', text }]).filter((problem: string) =>
      problem.includes('its control does nothing'),
    );

  it.each(['useState(args.value)', 'useState<string>(args.value)', 'useState(() => args.value)'])(
    'finds an argument that is only the beginning: %s',
    (text) => expect(inStories(text)).toHaveLength(1),
  );

  it('passes an argument that is held, and a state of the page’s own', () => {
    expect(inStories('useHeld(args.value); useState(false);')).toEqual([]);
  });
});

describe('colours', () => {
  it.each([
    "'#1a0f1f'",
    "'1px solid #fff'",
    "'rgb(0 0 0 / 50%)'",
    "'oklch(70% 0.1 30)'",
    '`0 0 $' + '{x} #0008`',
  ])('finds %s', (value) =>
    expect(inSheet(`export const card = style({ color: ${value} });`)).toHaveLength(1),
  );

  it('passes tokens, links within a page, the theme and drawn artwork', () => {
    expect(inSheet("export const card = style({ color: vars.colour.text, fill: 'currentColor' });")).toEqual(
      [],
    );
    expect(inUi('export const Skip = (p: P) => <a href="#main">{p.text}</a>;')).toEqual([]);
    expect(problemsOf('packages/ui/src/theme/colours.css.ts', "export const ink = '#1a0f1f';")).toEqual([]);
    expect(
      problemsOf('packages/ui/src/Logo/Logo.tsx', 'export const Logo = () => <path fill="#e34" />;'),
    ).toEqual([]);
  });
});

describe('logical properties', () => {
  it.each(['left: 0', 'marginLeft: 4', "'padding-right': 4", 'borderTopLeftRadius: 4', "textAlign: 'left'"])(
    'finds %s',
    (property) => expect(inSheet(`export const card = style({ ${property} });`)).toHaveLength(1),
  );

  it('finds them in style attributes and in plain sheets', () => {
    expect(inUi('export const Card = () => <p style={{ right: 0 }} />;')).toHaveLength(1);
    expect(problemsOf('apps/web/src/base.css', 'p { margin-left: 4px; }')).toHaveLength(1);
  });

  it('passes the logical ones and what is not a style', () => {
    expect(inSheet("export const card = style({ insetInlineStart: 0, textAlign: 'start' });")).toEqual([]);
    expect(inUi('export const keys = { left: 1, right: 2 };')).toEqual([]);
  });
});

describe('companions', () => {
  it('demands stories beside components and screens, scenarios and tests beside machines', () => {
    const files = [
      'packages/ui/src/Card/Card.tsx',
      'apps/web/src/routes/home/HomeScreen.tsx',
      'packages/machines/src/player/player.machine.ts',
    ].map((path) => ({ path, text: '' }));
    expect(checkConventions(files)).toEqual([
      'packages/ui/src/Card: has no Card.stories.tsx beside it.',
      'apps/web/src/routes/home/HomeScreen.tsx: has no HomeScreen.stories.tsx beside it.',
      'packages/machines/src/player/player.machine.ts: has no player.scenarios.ts beside it.',
      'packages/machines/src/player/player.machine.ts: has no player.test.ts beside it.',
      'packages/machines/src/player/player.machine.ts: has no player.stories.tsx beside it.',
    ]);
  });

  it('is content when they are there, and leaves the theme alone', () => {
    const files = [
      'packages/ui/src/theme/tokens.ts',
      'packages/ui/src/Card/Card.tsx',
      'packages/ui/src/Card/Card.stories.tsx',
      'packages/machines/src/player/player.machine.ts',
      'packages/machines/src/player/player.scenarios.ts',
      'packages/machines/src/player/player.test.ts',
      '.storybook/machines/player.stories.tsx',
    ].map((path) => ({ path, text: '' }));
    expect(checkConventions(files)).toEqual([]);
  });
});

describe('groups in the sidebar', () => {
  const preview = {
    path: '.storybook/preview.tsx',
    text: "const preview = { options: { storySort: { order: ['Cards', 'Screens'] } } };",
  };
  const groupsIn = (path: string, text: string) => checkConventions([preview, { path, text }]);
  const card = 'packages/ui/src/Card/Card.stories.tsx';

  it.each(['const meta = { component: Card };', "const meta = { title: 'Tiles/Card' } satisfies Meta;"])(
    'misses a group in %s',
    (text) => expect(groupsIn(card, text)).toEqual([expect.stringContaining('no group of storySort')]),
  );

  it('refuses another name for a component', () => {
    const problem = `${card}: its title is not Cards/Card.`;
    expect(groupsIn(card, "const meta: Meta = { title: 'Cards/Poster' };")).toEqual([problem]);
  });

  it('passes a component in a group, and a screen by any name', () => {
    expect(groupsIn(card, "const meta = { title: 'Cards/Card' } satisfies Meta;")).toEqual([]);
    const screen = 'apps/web/src/routes/frame/GateNotice.stories.tsx';
    expect(groupsIn(screen, "const meta = { title: 'Screens/Gate' } satisfies Meta;")).toEqual([]);
  });
});

describe('names', () => {
  const glossary = {
    path: 'docs/glossary.md',
    text: '## Refused in names\n\n| Word | We say |\n|---|---|\n| truce | back-off |\n\n## Sentences\n\n| calm | quiet |\n',
  };
  const namesIn = (text: string, path = 'packages/api/src/retry.ts') =>
    checkConventions([glossary, { path, text }]);

  it.each(['const truce = 1;', 'interface KeptTruce {}', 'const TRUCE_MS = 1;', 'f({ createTruce })'])(
    'finds a refused word in %s',
    (text) => expect(namesIn(text)).toEqual([expect.stringContaining('the glossary says back-off')]),
  );

  it('passes other names, texts and comments, and other sections of the glossary', () => {
    expect(namesIn("const calm = 'truce'; // truce")).toEqual([]);
    expect(namesIn('const structure = trucelike;')).toEqual([]);
    expect(namesIn('A truce = peace', 'docs/notes.md')).toEqual([]);
  });
});

describe('hygiene', () => {
  const later = `// ${'TO'}${'DO'}: the rest`;
  const skipped = `it.${'skip'}('plays', () => {});`;
  const silenced = `// @ts-${'ignore'}`;
  const folder = `const file = '/${'home'}/asha/video.mp4';`;
  const encoded = `new URL('tools', import.meta.url).${'pathname'}`;

  it.each([later, skipped, silenced, folder, encoded])('finds %s', (text) => {
    expect(problemsOf('apps/server/src/main.ts', text)).toHaveLength(1);
  });

  it('finds a registry address in the lockfile', () => {
    const entry = (resolved: string) => `{\n"resolved": "${resolved}"\n}`;
    expect(problemsOf('package-lock.json', entry('https://registry.example/a.tgz'))).toHaveLength(1);
    expect(problemsOf('package-lock.json', entry('packages/api'))).toEqual([]);
  });

  it('passes paths of the product and plain words', () => {
    expect(problemsOf('apps/web/src/routes/paths.ts', "export * from './home/home';")).toEqual([]);
    expect(problemsOf('docs/notes.md', 'What is left to do.')).toEqual([]);
  });
});
