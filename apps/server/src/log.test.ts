import { spawn } from 'node:child_process';
import { once } from 'node:events';
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

test('a value that the database couldn’t read is not logged either, with its stack', () => {
  const cause = Object.assign(new Error('invalid input syntax for type uuid: "asha@example.in"'), {
    code: '22P02',
  });
  const error = new DrizzleQueryError('select $1::uuid', ['asha@example.in'], cause);
  const [line = ''] = linesOf((log) => log.error('A request failed', { error }));
  expect(JSON.parse(line).error.cause.message).toBe('invalid input syntax for type uuid: "…"');
  expect(line).not.toContain('asha@');
});

test('a failure that nobody caught is one line too, and ends the process', async () => {
  const script = `
    const { createLog } = await import(${JSON.stringify(new URL('log.ts', import.meta.url).href)});
    const { endOnFailure } = await import(${JSON.stringify(new URL('endOnFailure.ts', import.meta.url).href)});
    const { DrizzleQueryError } = await import('drizzle-orm/errors');
    endOnFailure(createLog('info'));
    void Promise.reject(new DrizzleQueryError('insert', ['Asha Rao'], new Error('away')));
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => {
      text += data.toString('utf8');
    });
  expect(await once(child, 'close')).toEqual([1, null]);
  expect(JSON.parse(text)).toMatchObject({
    message: 'The server failed',
    error: { message: 'Failed query: insert' },
  });
  expect(text).not.toContain('Asha');
});
