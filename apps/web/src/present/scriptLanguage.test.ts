import { expect, it } from 'vitest';
import { scriptLanguage } from './scriptLanguage';

it.each([
  ['दीये की लौ', 'hi'],
  ['নদীর ধারে', 'bn'],
  ['நிழல் கூத்து', 'ta'],
  ['రంగుల వాకిలి', 'te'],
  ['ಮಳೆ', 'kn'],
  ['മഴ', 'ml'],
  ['પતંગ', 'gu'],
  ['ਪੰਜਾਬ', 'pa'],
  ['ଓଡ଼ିଶା', 'or'],
  ['چراغ', 'ur'],
  ['First rain 🌧', null],
  ['', null],
])('reads %j as %j', (caption, language) => expect(scriptLanguage(caption)).toBe(language));
