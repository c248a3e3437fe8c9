import { account } from '../../apps/web/src/copy/en/account';
import { base } from '../../apps/web/src/copy/en/base';
import { player } from '../../apps/web/src/copy/en/player';
import { privacyPolicy } from '../../apps/web/src/copy/en/privacyPolicy';
import { table } from './docs.css';

type Flat = [path: string, text: string];

/** The names of a message's blanks, from its own declaration. */
function blanksOf(message: (...blanks: string[]) => unknown): string[] {
  const [, list = ''] = /^\(?([^)=]*)\)?\s*=>/.exec(String(message)) ?? [];
  return list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
}

function flatten(value: unknown, path: string): Flat[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') {
    const message = value as (...blanks: string[]) => unknown;
    const filled = message(...blanksOf(message).map((_, index) => `{${index + 1}}`));
    return [[path, String(filled)]];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => flatten(part, path ? `${path}.${name}` : name));
}

const areas = { base, account, player, privacyPolicy };

/** Every message of one area of the copy catalogue, from the catalogue itself; blanks are numbered. */
export function Messages({ area }: { area: keyof typeof areas }) {
  return (
    <table className={table}>
      <thead>
        <tr>
          <th scope="col">Message</th>
          <th scope="col">Text</th>
        </tr>
      </thead>
      <tbody>
        {flatten(areas[area], '').map(([path, text]) => (
          <tr key={path}>
            <td>
              <code>{path}</code>
            </td>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
