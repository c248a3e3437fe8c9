import fc from 'fast-check';

type Step = { at: number; change: 'replace' | 'remove' | 'repeat' | 'wrap'; value: unknown };

interface Place {
  holder: Record<string, unknown> | unknown[];
  key: string;
}

function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.keys(value).flatMap((key) => [
    { holder: value as Place['holder'], key },
    ...placesIn((value as Record<string, unknown>)[key]),
  ]);
}

function apply(body: unknown, { at, change, value: shared }: Step): void {
  const value = structuredClone(shared);
  const places = placesIn(body);
  const place = places[at % Math.max(places.length, 1)];
  if (!place) return;
  const holder = place.holder as Record<string, unknown>;
  if (change === 'remove') delete holder[place.key];
  else if (change === 'replace') holder[place.key] = value;
  else if (change === 'wrap') holder[place.key] = { data: holder[place.key] };
  else holder[place.key] = [holder[place.key], holder[place.key], value];
}

const awkward = fc.constantFrom<unknown>(
  null,
  '',
  '   ',
  -1,
  0,
  1e308,
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  '//elsewhere.example/x',
  "['Drama'",
  '\u0000',
  '\ud800',
  [],
  {},
  [[]],
  true,
  '2024-13-45',
  1717236000,
);

/** Response bodies that differ from a good one by up to six changes in any place. */
export function mutationsOf(good: unknown): fc.Arbitrary<unknown> {
  const step = fc.record({
    at: fc.nat(200),
    change: fc.constantFrom<Step['change']>('replace', 'remove', 'repeat', 'wrap'),
    value: fc.oneof(awkward, fc.jsonValue()),
  });
  return fc.array(step, { minLength: 1, maxLength: 6 }).map((steps) => {
    const box = { body: structuredClone(good) };
    for (const next of steps) apply(box, next);
    return box.body;
  });
}
