import { classes } from './classes';
import { fact as factClass, row } from './FactList.css';

export interface FactListProps {
  /** Genres, year, duration. */
  facts: readonly string[];
  size: 'small' | 'large';
  className: string;
}

/** Short facts of a title in a row, with points between them; nothing where there are none. */
export function FactList({ facts, size, className }: FactListProps) {
  if (facts.length === 0) return null;
  return (
    <p className={classes(row[size], className)} dir="auto">
      {facts.map((fact) => (
        <span className={factClass[size]} key={fact}>
          {fact}
        </span>
      ))}
    </p>
  );
}
