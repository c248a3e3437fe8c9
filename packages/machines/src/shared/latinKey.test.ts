import { expect, it } from 'vitest';
import { latinKey } from './latinKey';

it.each([
  ['k', 'KeyK', false, 'k'],
  ['K', 'KeyT', true, 'K'],
  ['é', 'Digit2', false, 'é'],
  ['£', 'Digit3', true, '£'],
  ['ArrowLeft', 'ArrowLeft', false, 'ArrowLeft'],
  ['', 'KeyS', false, 'S'],
  ['क', 'KeyK', false, 'K'],
  ['ப', 'KeyH', false, 'H'],
  ['क्ष', 'KeyN', true, 'N'],
  ['५', 'Digit5', false, '5'],
  ['₹', 'Digit4', true, 'Digit4'],
  ['،', 'Comma', false, ','],
  ['ष', 'Comma', true, '<'],
  ['۔', 'Period', false, '.'],
  ['।', 'Period', true, '>'],
  ['य', 'Slash', false, '/'],
  ['؟', 'Slash', true, '?'],
  ['ट', 'Quote', false, 'Quote'],
])('%s at %s (Shift %j) is %s', (key, code, shiftKey, latin) =>
  expect(latinKey({ key, code, shiftKey })).toBe(latin),
);
