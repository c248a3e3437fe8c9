import type { ReactNode } from 'react';
import { table } from './docs.css';

export interface DocTableProps {
  head: readonly string[];
  rows: readonly (readonly ReactNode[])[];
}

/** A table of a documentation page; the first cell of a row names it. */
export function DocTable({ head, rows }: DocTableProps) {
  return (
    <table className={table}>
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
        {rows.map(([first, ...rest]) => (
          <tr key={String(first)}>
            <th scope="row">{first}</th>
            {rest.map((cell) => (
              <td key={String(cell)}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
