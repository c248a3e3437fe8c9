import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, test } from 'vitest';
import { createLog } from './log';

function linesOf(write: (log: ReturnType<typeof createLog>) => void): string[] {
  const lines: string[] = [];
  write(createLog('info', (line) => lines.push(line)));
  return lines;
}

test('an error is one line with its name, message, stack and cause', () => {
  const error = new Error('Broken', { cause: new TypeError('Deeper') });
  const [line = ''] = linesOf((log) => log.error('A request failed', { error }));
  expect(JSON.parse(line)).toMatchObject({
    level: 'error',
    message: 'A request failed',
    error: { name: 'Error', message: 'Broken', cause: { name: 'TypeError', message: 'Deeper' } },
  });
  expect(JSON.parse(line).error.stack).toContain('log.test.ts');
});

test('a failed query is logged with the database’s code, and without what it was to write', () => {
  const cause = Object.assign(new Error('value too long for type character varying(2)'), {
    code: '22001',
    detail: 'Failing row contains (user-a, Asha Rao).',
    parameters: ['user-a', 'Asha Rao', 'asha@example.in', '9876543210'],
  });
  const query = 'insert into "users" values ($1, $2, $3, $4)';
  const error = new DrizzleQueryError(query, cause.parameters, cause);
  const [line = ''] = linesOf((log) => log.error('A request failed', { error }));
  expect(JSON.parse(line).error).toMatchObject({
    message: `Failed query: ${query}`,
    cause: { code: '22001', message: 'value too long for type character varying(2)' },
  });
  expect(JSON.parse(line).error.stack).toContain('log.test.ts');
  for (const secret of ['user-a', 'Asha', 'asha@', '98765']) expect(line).not.toContain(secret);
});
