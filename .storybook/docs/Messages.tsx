import type { AreaMessages } from '../../apps/web/src/copy/copy';
import { DocTable } from './DocTable';

type Messages = { readonly [name: string]: string | Messages };
type Flat = [path: string, text: string];

/** The files themselves: as translators read them, with the names of what is put in. */
const files = import.meta.glob<Messages>('../../apps/web/src/copy/en/*.json', {
  eager: true,
  import: 'default',
});

function flatten(messages: Messages, path = ''): Flat[] {
  return Object.entries(messages).flatMap(([name, message]): Flat[] => {
    const own = path === '' ? name : `${path}.${name}`;
    return typeof message === 'string' ? [[own, message]] : flatten(message, own);
  });
}

/** The heading of each area, in their order; an area without one would not compile. */
const titles: Record<keyof AreaMessages | 'base', string> = {
  base: 'Every visit',
  account: 'Forms of accounts',
  plans: 'Plans and their payment',
  browse: 'Lists and series',
  filters: 'Filters, and languages that come first',
  creators: 'Creators and posts',
  languageBar: 'The bar about the language',
  player: 'The player',
  playerPanels: 'The player’s menus and panels',
  profile: 'The profile',
  search: 'Search',
  viewing: 'The watchlist and what was watched',
  receipt: 'The receipt of one payment',
  privacyPolicy: 'Privacy policy',
};

const areas = Object.entries(titles).map(([area, title]) => ({
  title,
  messages: flatten(files[`../../apps/web/src/copy/en/${area}.json`] ?? {}),
}));

/** Every message of the copy catalogue by area, in ICU MessageFormat. */
export function Messages() {
  return areas.map(({ title, messages }) => (
    <section key={title}>
      <h2>{title}</h2>
      <DocTable
        label={title}
        head={['Message', 'Text']}
        rows={messages.map(([path, text]) => [<code>{path}</code>, text])}
      />
    </section>
  ));
}
