import { expect, it } from 'vitest';
import { langOfScript } from './langOfScript';

it.each([
  ['নদীর ধারে', 'bn'],
  ['પતંગ', 'gu'],
  ['ਪੰਜਾਬ', 'pa'],
  ['ଓଡ଼ିଶା', 'or'],
  ['நிழல் கூத்து', 'ta'],
  ['రంగుల వాకిలి', 'te'],
  ['ಮಳೆ', 'kn'],
  ['മഴ', 'ml'],
  ['چراغ', 'ur'],
  ['दीये की लौ', null],
  ['First rain 🌧', null],
  ['', null],
])('reads %j as %j', (text, language) => expect(langOfScript(text)).toBe(language));
