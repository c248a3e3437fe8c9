import { expect, it } from 'vitest';
import { scriptLanguage } from './scriptLanguage';

it.each([
  ['दीये की लौ', 'hi'],
  ['নদীর ধারে।', 'bn'],
  ['1। নদীর ধারে', 'bn'],
  ['પતંગ', 'gu'],
  ['ਪੰਜਾਬ', 'pa'],
  ['ଓଡ଼ିଶା', 'or'],
  ['நிழல் கூத்து', 'ta'],
  ['రంగుల వాకిలి', 'te'],
  ['ಮಳೆ', 'kn'],
  ['മഴ', 'ml'],
  ['چراغ', 'ur'],
  ['First rain 🌧', null],
  ['', null],
])('reads %j as %j', (text, language) => expect(scriptLanguage(text)).toBe(language));

it.each([
  ['दीये की लौ', ['English', 'Marathi', 'Hindi'], 'mr'],
  ['दीये की लौ', ['ne'], 'ne'],
  ['दीये की लौ', ['Dogri'], 'doi'],
  ['নদীৰ পাৰত', ['Assamese'], 'as'],
  ['दीये की लौ', ['Tamil', 'constructor'], 'hi'],
  ['چراغ', ['Hindi', 'Sindhi'], 'sd'],
  ['நிழல் கூத்து', ['Hindi'], 'ta'],
  ['First rain', ['Hindi'], null],
])('reads %j of the languages %j as %j', (text, own, language) =>
  expect(scriptLanguage(text, own)).toBe(language),
);
