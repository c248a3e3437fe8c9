import { useEffect, useState } from 'react';
import type { AreaMessages } from '../../apps/web/src/copy/copy';
import { bundle } from '../../apps/web/src/copy/en/index';
import { table } from './docs.css';

type Flat = [path: string, text: string];
type Message = (...blanks: unknown[]) => unknown;

/** Numbers for messages that write no blank as it is, such as a span of time in words. */
const EXAMPLES = [90, 5400];

/** Something to fill a blank with that shows itself as `{1}`, as a text and as a number. */
function blank(place: number) {
  const mark = `{${place}}`;
  return { toString: () => mark, valueOf: () => Number.NaN, toFixed: () => mark };
}

/** The text of a message with numbered blanks, or with examples where the blanks would not be seen. */
function filled(message: Message): string {
  const blanks = Array.from({ length: message.length }, (_, index) => blank(index + 1));
  const text = String(message(...blanks)).replaceAll('NaN', '{1}');
  return message.length === 0 || /\{\d\}/.test(text) ? text : String(message(...EXAMPLES));
}

function flatten(value: unknown, path: string): Flat[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return [[path, filled(value as Message)]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => flatten(part, path ? `${path}.${name}` : name));
}

/** The heading of each area, in their order; an area without one would not compile. */
const titles: Record<keyof AreaMessages | 'base', string> = {
  base: 'Every visit',
  account: 'Account and payments',
  browse: 'Lists and series',
  creators: 'Creators and posts',
  player: 'The player',
  playerPanels: 'The player’s menus and panels',
  profile: 'The profile',
  privacyPolicy: 'Privacy policy',
};

async function readAreas(): Promise<[title: string, messages: Flat[]][]> {
  const loaders = { base: async () => bundle.base, ...bundle.areas };
  return Promise.all(
    Object.entries(titles).map(async ([area, title]) => [
      title,
      flatten(await loaders[area as keyof typeof titles](), ''),
    ]),
  );
}

/** Every message of the copy catalogue by area, from the catalogue itself; blanks are numbered. */
export function Messages() {
  const [areas, setAreas] = useState<Awaited<ReturnType<typeof readAreas>>>([]);
  useEffect(() => {
    void readAreas().then(setAreas);
  }, []);
  return areas.map(([title, messages]) => (
    <section key={title}>
      <h2>{title}</h2>
      <table className={table} aria-label={title}>
        <thead>
          <tr>
            <th scope="col">Message</th>
            <th scope="col">Text</th>
          </tr>
        </thead>
        <tbody>
          {messages.map(([path, text]) => (
            <tr key={path}>
              <td>
                <code>{path}</code>
              </td>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  ));
}
