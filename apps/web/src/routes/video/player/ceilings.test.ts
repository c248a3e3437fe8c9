import type { Rendition } from '@chalchitra/machines';
import { describe, expect, it } from 'vitest';
import type { DataSaverChoice } from '../../../platform/player/dataSaver';
import { ceilings } from './ceilings';
import type { MenuMaterial } from './menuMaterial';

const copy = {
  lines: ({ height }: { height: number }) => `${height}p`,
  onMobileData: { title: '', none: '', upTo: ({ quality }: { quality: string }) => quality },
  anHour: {
    megabytes: ({ megabytes }: { megabytes: number }) => `${megabytes} MB`,
    gigabytes: ({ gigabytes }: { gigabytes: number }) => `${gigabytes} GB`,
  },
} as unknown as MenuMaterial['messages'];

const levels: Rendition[] = [
  { id: '2', height: 1080, bitrate: 4_000_000, label: null },
  { id: '1', height: 720, bitrate: 2_000_000, label: null },
  { id: '0', height: 480, bitrate: 1_000_000, label: null },
];

/** What is beside no limit, 360p, 480p and 720p. */
function figures(renditions: Rendition[], choice: DataSaverChoice, canAdapt = true) {
  const { options } = ceilings({
    view: { renditions, canAdapt } as Partial<MenuMaterial['view']> as MenuMaterial['view'],
    messages: copy,
    dataSaver: { choice, isOn: false, isMobileKnown: true, choose: () => {} },
    mobileCeiling: { height: null, savingHeight: 480, choose: () => {} },
  });
  return options.map(({ detailText }) => detailText);
}

describe('what an hour uses under a ceiling on mobile data (spec §19)', () => {
  it('is the sharpest quality under it, or the lowest', () => {
    expect(figures(levels, 'off')).toEqual(['1.8 GB', '450 MB', '450 MB', '900 MB']);
  });

  it('is never more than the data saver allows, which mobile data turns on', () => {
    expect(figures(levels, 'auto')).toEqual(['450 MB', '450 MB', '450 MB', '450 MB']);
    expect(figures(levels, 'on')).toEqual(figures(levels, 'auto'));
  });

  it('of a file is that of the quality that replaces its own, where one does', () => {
    expect(figures(levels, 'off', false)).toEqual([undefined, undefined, '450 MB', '900 MB']);
  });

  it('is unknown of what isn’t known', () => {
    const unknown = levels.map((level) => ({ ...level, bitrate: null }));
    const none = [undefined, undefined, undefined, undefined];
    expect(figures(unknown, 'off')).toEqual(none);
    expect(figures([], 'off')).toEqual(none);
    expect(figures([{ id: 'HD', height: null, bitrate: 9, label: 'HD' }], 'off')).toEqual(none);
  });
});
