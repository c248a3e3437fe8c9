import { describe, expect, it } from 'vitest';
import { isName, isPhone, latinDigits } from './account.rules';

it.each([
  ['९८७६५४३२१०', '9876543210'],
  ['۹۱ ۹۸۷', '91 987'],
  ['௧௨௩ ০৯ ٠٩', '123 09 09'],
  ['𝟎𝟗𝟘𝟵', '0909'],
  ['Ⅷ ½ 42 आठ', 'Ⅷ ½ 42 आठ'],
])('writes the digits of %j as Latin ones', (text, written) => expect(latinDigits(text)).toBe(written));

describe('isName (spec §5)', () => {
  it.each([
    'Jo',
    ' Jo\t',
    "Mary-Jane O'Neil",
    'Dr. A. Rao',
    'आशा',
    'आशा राव',
    'தமிழ்',
    'ਗੁਰਪ੍ਰੀਤ ਕੌਰ',
    'عائشہ',
    'क्‍षमा',
    'a'.repeat(50),
  ])('takes the name %j', (name) => expect(isName(name)).toBe(true));
  it.each(['', 'A', 'J', '4', ' J ', '...', 'Asha5', 'R2D2', 'Asha_Rao', '<b>', 'Asha\nRao', 'a'.repeat(51)])(
    'refuses the name %j',
    (name) => expect(isName(name)).toBe(false),
  );
});

describe('isPhone (spec §5)', () => {
  it.each([
    '9876543210',
    '98765 43210',
    '919876543210',
    '+1 9876543210',
    '+91 9876543210',
    '+919876543210',
    '+91 98765 43210',
    '+977 9876543210',
  ])('takes the phone %s', (phone) => expect(isPhone(phone)).toBe(true));
  it.each(['', '123', '12345', '987654321', '+9876543210', '+9111 9876543210', '97798765432109', 'phone'])(
    'refuses the phone %j',
    (phone) => expect(isPhone(phone)).toBe(false),
  );
});
