import { vars } from './contract.css';

/** A distance between letters, in em: none in scripts whose letters hang together. */
export function tracking(em: string): string {
  return `calc(${em} * ${vars.scriptTracking})`;
}
