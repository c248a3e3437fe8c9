import { giveUp } from './install.mjs';

/**
 * The names of `--only a,b`; ends the command where one is unknown, which would choose nothing.
 * @param {string} text
 * @param {readonly string[]} known
 * @returns {string[]}
 */
export function chosenNames(text, known) {
  const names = text.split(',');
  const unknown = names.find((name) => !known.includes(name));
  return unknown === undefined ? names : giveUp(`--only takes ${known.join(', ')}, not "${unknown}".`);
}
