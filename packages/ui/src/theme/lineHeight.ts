import { vars } from './contract.css';

/** A line height that grows with the script of the text. */
export function lineHeight(step: keyof typeof vars.leading): string {
  return `max(${vars.leading[step]} * ${vars.scriptLeading}, ${vars.scriptLeast})`;
}
