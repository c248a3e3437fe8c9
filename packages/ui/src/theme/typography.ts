import { vars } from './contract.css';

/** The size of a title in the script of its text; it stays larger than a heading. */
export function titleSize(step: 'title' | 'display'): string {
  return `max(${vars.fontSize[step]} * ${vars.scriptTitle}, ${vars.fontSize.heading} * 1.1)`;
}

/** A line height that grows with the script of the text. */
export function lineHeight(step: keyof typeof vars.leading): string {
  return `max(${vars.leading[step]} * ${vars.scriptLeading}, ${vars.scriptMinLeading})`;
}

/** A distance between letters, in em: none in scripts whose letters hang together. */
export function tracking(em: string): string {
  return `calc(${em} * ${vars.scriptTracking})`;
}
