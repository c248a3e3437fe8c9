import type { ReactNode } from 'react';
import { table } from './docs.css';

export interface DocTableProps {
  head: readonly string[];
  rows: readonly (readonly ReactNode[])[];
  /** The accessible name, where several tables follow each other. */
  label?: string;
}

/** A table of a documentation page; the first cell of a row names it. */
export function DocTable({ head, rows, label }: DocTableProps) {
  return (
    <table className={table} aria-label={label}>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...rest], row) => (
          // Rows never move.
          <tr key={row}>
            <th scope="row">{first}</th>
            {rest.map((cell, column) => (
              <td key={head[column + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
