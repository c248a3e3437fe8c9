import { vars } from './contract.css';

/** The size of a title in the script of its text; it stays larger than a heading. */
export function titleSize(step: 'title' | 'display'): string {
  return `max(${vars.fontSize[step]} * ${vars.scriptTitle}, ${vars.fontSize.heading} * 1.1)`;
}
