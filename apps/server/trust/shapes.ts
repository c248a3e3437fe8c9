import fc from 'fast-check';
import type { GenericSchema } from 'valibot';

/** What a schema of the contract says of itself; a schema with rules carries the one that they are for. */
interface Described {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Described>>;
  readonly item?: Described;
  readonly wrapped?: Described;
  readonly literal?: unknown;
  readonly options?: readonly unknown[];
}

type Awkward = fc.Arbitrary<unknown> | null;

/** More entries than any call takes. */
const MAX_ENTRIES = 60;

const anyText = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 });

/** Values with the shape that a schema asks for, down to the entries of its lists; in half of them parts are awkward. */
export function shapeOf(schema: GenericSchema, awkward: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const described = schema as unknown as Described;
  return fc.oneof(shaped(described, null), shaped(described, awkward));
}

function shaped(schema: Described, awkward: Awkward): fc.Arbitrary<unknown> {
  const proper = properOf(schema, awkward);
  return awkward === null
    ? proper
    : fc.oneof({ weight: 7, arbitrary: proper }, { weight: 1, arbitrary: awkward });
}

function properOf(schema: Described, awkward: Awkward): fc.Arbitrary<unknown> {
  const { type, entries, item, wrapped, literal, options = [] } = schema;
  if (entries) {
    const fields = Object.fromEntries(
      Object.entries(entries).map(([name, field]) => [name, shaped(field, awkward)]),
    );
    return awkward === null ? fc.record(fields) : fc.record(fields, { requiredKeys: [] });
  }
  if (item) return fc.array(shaped(item, awkward), { maxLength: MAX_ENTRIES });
  if (wrapped) return properOf(wrapped, awkward);
  if (type === 'literal') return fc.constant(literal);
  if (type === 'picklist') return fc.constantFrom(...options);
  if (type === 'variant' || type === 'union')
    return fc.oneof(...(options as readonly Described[]).map((option) => shaped(option, awkward)));
  if (type === 'boolean') return fc.boolean();
  if (type === 'number')
    return awkward === null ? fc.nat(100) : fc.constantFrom(-1, 0.5, 1e6, 1e308, 2 ** 53);
  return anyText;
}
