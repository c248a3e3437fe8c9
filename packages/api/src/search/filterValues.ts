/** Several values of a filter as one text, with commas between them; a comma within one is escaped. */
export function joinValues(values: readonly string[]): string {
  return values.map((value) => value.replaceAll('%', '%25').replaceAll(',', '%2C')).join(',');
}

/** The values of such a text. What was written by hand and escapes nothing is taken as it is. */
export function splitValues(text: string): string[] {
  return text.split(',').map((value) => value.replaceAll(/%2C/gi, ',').replaceAll('%25', '%').trim());
}
