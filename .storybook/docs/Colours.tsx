import {
  brandColours,
  type Colours,
  contrastColours,
  contrastPairs,
} from '../../packages/ui/src/theme/colours';
import { contrast } from '../../packages/ui/src/theme/contrast';
import { DocTable } from './DocTable';
import { caption, colour, faint, sample, swatch, wall } from './docs.css';

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
    <DocTable
      head={['Pair', 'Looks', 'Contrast', 'Needs']}
      rows={contrastPairs.map(([front, back, minContrast]) => [
        `${front} on ${back}`,
        <span className={sample} style={{ color: colours[front], background: colours[back] }}>
          Aa आ
        </span>,
        contrast(colours[front], colours[back]).toFixed(2),
        minContrast,
      ])}
    />
  );
}
