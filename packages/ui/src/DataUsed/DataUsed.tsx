import { classes } from '../shared/classes';
import { alone, amount, meter } from './DataUsed.css';

export interface DataUsedProps {
  label: string;
  /** How much, with its unit. */
  amountText: string;
  /** Whether it lies over the picture by itself, without the controls. */
  isAlone?: boolean | undefined;
}

/** What a film has used of its viewer's data, at its end. */
export function DataUsed({ label, amountText, isAlone = false }: DataUsedProps) {
  return (
    <p className={classes(meter, isAlone && alone)} role="status">
      {label} <bdi className={amount}>{amountText}</bdi>
    </p>
  );
}
