import {
  brandColours,
  type Colours,
  contrastColours,
  contrastPairs,
} from '../../packages/ui/src/theme/colours';
import { contrast } from '../../packages/ui/src/theme/contrast';
import { caption, colour, faint, sample, swatch, table, wall } from './docs.css';

const themes: Record<'brand' | 'contrast', Colours> = { brand: brandColours, contrast: contrastColours };

/** Every semantic colour of a theme, drawn from the tokens. */
export function ColourWall({ theme }: { theme: keyof typeof themes }) {
  return (
    <ul className={wall}>
      {Object.entries(themes[theme]).map(([name, value]) => (
        <li className={swatch} key={name}>
          <div className={colour} style={{ background: value }} />
          <div className={caption}>
            <strong>{name}</strong>
            <span className={faint}>{value}</span>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Every pair in use with the contrast that it has and the one that it needs. */
export function ContrastTable({ theme }: { theme: keyof typeof themes }) {
  const colours = themes[theme];
  return (
    <table className={table}>
      <thead>
        <tr>
          <th scope="col">Pair</th>
          <th scope="col">Looks</th>
          <th scope="col">Contrast</th>
          <th scope="col">Needs</th>
        </tr>
      </thead>
      <tbody>
        {contrastPairs.map(([front, back, minContrast]) => (
          <tr key={`${front} ${back}`}>
            <td>
              {front} on {back}
            </td>
            <td>
              <span className={sample} style={{ color: colours[front], background: colours[back] }}>
                Aa आ
              </span>
            </td>
            <td>{contrast(colours[front], colours[back]).toFixed(2)}</td>
            <td>{minContrast}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
