import { expect, test } from 'vitest';
import { placeOf } from './existing';

test.each([
  [
    'postgres://asha:pass@word@db.example:5432/chalchitra?password=secret',
    'postgres://db.example:5432/chalchitra',
  ],
  ['postgresql://db.example/chalchitra', 'postgresql://db.example/chalchitra'],
])('%s is named without its password', (databaseUrl, place) => {
  expect(placeOf({ databaseUrl, dataDir: '.data' })).toBe(place);
});
