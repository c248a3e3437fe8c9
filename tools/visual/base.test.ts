import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { takeLacking } from './base';
import { shotsOf } from './stories';
import type { Taken } from './studio';

/** A picture with a border of its own colour, or one that shows nothing. */
const pictureOf = (border: string) =>
  sharp({ create: { width: 4, height: 4, channels: 3, background: '#150a17' } })
    .extend({ top: 1, background: border })
    .png()
    .toBuffer();

it('takes a picture that failed again, and neither one that it has nor one that shows nothing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'chalchitra-base-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [shot] = shotsOf([{ id: 'b', title: 'Button', name: 'Main', source: 'Button › Main' }]);
  if (!shot) throw new Error('a story has a picture');
  const shots = ['failing', 'blank', 'fine'].map((name) => ({ ...shot, file: `${name}.png` }));
  const results: Record<string, Taken> = {
    'failing.png': { picture: null, failure: 'the browser was gone' },
    'blank.png': { picture: await pictureOf('#150a17'), failure: null },
    'fine.png': { picture: await pictureOf('#ffffff'), failure: null },
  };
  const taken: string[] = [];
  const take = () =>
    takeLacking(folder, shots, async (lacking, onTaken) => {
      for (const one of lacking) {
        taken.push(one.file);
        await onTaken(one, results[one.file] as Taken);
      }
    });

  expect(await take()).toEqual(new Map([['failing.png', 'the browser was gone']]));
  expect(taken.splice(0)).toEqual(['failing.png', 'blank.png', 'fine.png']);
  expect(existsSync(join(folder, 'fine.png'))).toBe(true);

  results['failing.png'] = results['fine.png'] as Taken;
  expect(await take()).toEqual(new Map());
  expect(taken).toEqual(['failing.png']);
  expect(existsSync(join(folder, 'failing.png'))).toBe(true);
});
