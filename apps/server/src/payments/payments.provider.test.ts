import { expect, test } from 'vitest';
import { createLog } from '../log';
import { createProvider } from './payments.provider';
import { ProviderError } from './payments.providerCall';

/** A provider that gives one response, and what the log says of the error. */
async function logged(respond: () => Response): Promise<{ error: unknown; line: string }> {
  const provider = createProvider({
    apiUrl: 'https://provider.example',
    keyId: 'key',
    keySecret: 'secret',
    fetch: async () => respond(),
  });
  const lines: string[] = [];
  const error: unknown = await provider.fetchPayment('pay_1').catch((thrown: unknown) => thrown);
  createLog('info', (line) => lines.push(line)).warn('The provider failed', { error });
  return { error, line: lines.join() };
}

test.each([
  'The contact +91 98765-43210 of asha.rao@example.in is not valid',
  'customer asha.rao@example.in (9876543210): refused',
  `${'asha.rao@example.in '.repeat(1000)}9876543210`,
])(
  'a refusal’s words reach the log without an e-mail address or a phone number: %.40s',
  async (description) => {
    const { error, line } = await logged(() => Response.json({ error: { description } }, { status: 400 }));
    expect(error).toBeInstanceOf(ProviderError);
    expect((error as ProviderError).kind).toBe('refused');
    expect(line).toContain('…');
    expect(line).not.toMatch(/asha|43210/);
    expect(line.length).toBeLessThan(5000);
  },
);

test.each([
  [200, 'ok'],
  [400, 'refused'],
  [401, 'failed'],
  [403, 'failed'],
  [429, 'failed'],
  [503, 'failed'],
])('a call that ends with %i is counted as %s', async (status, outcome) => {
  const outcomes: string[] = [];
  const provider = createProvider({
    apiUrl: 'https://provider.example',
    keyId: 'key',
    keySecret: 'secret',
    fetch: async () => Response.json({}, { status }),
    observe: (ended) => outcomes.push(ended),
  });
  await provider.fetchPayment('pay_1').catch(() => {});
  expect(outcomes).toEqual([outcome]);
});

test('what else a refusal says stays', async () => {
  const description = 'The id plink_Hq12 is not valid: 404';
  const { line } = await logged(() => Response.json({ error: { description } }, { status: 400 }));
  expect(line).toContain(`refused: ${description}`);
});

test('a response of a wrong shape is named without its values', async () => {
  const { line } = await logged(() => Response.json({ id: 'pay_1', amount: 'asha.rao@example.in' }));
  expect(line).toContain('badShape');
  expect(line).not.toContain('asha');
});
