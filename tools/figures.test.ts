import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import { countTests, figuresOfFiles, figuresOfMachines } from './figures';

const lamp = setup({ types: { events: {} as { type: 'press' } } }).createMachine({
  id: 'lamp',
  initial: 'off',
  states: { off: { on: { press: 'on' } }, on: { on: { press: 'off' }, after: { 1000: 'off' } } },
});

describe('the figures of the repository', () => {
  it('count states, transitions and scenarios in the machines themselves', () => {
    const scenarios = { off: lamp.resolveState({ value: 'off' }) };
    expect(figuresOfMachines({ lamp: { machine: lamp, scenarios } })).toEqual([
      ['machines', 1],
      ['their states', 2],
      ['their transitions', 3],
      ['their scenarios', 1],
    ]);
  });

  it('count a test that runs for several cases once', () => {
    const text = ["it('one', () => {});", "  it.each([1, 2])('%d', () => {});", "describe('it(', () => {});"];
    expect(countTests(text.join('\n'))).toBe(2);
  });

  it('count components by their stories, and tests where they run', () => {
    const paths = [
      'packages/ui/src/Alert/Alert.stories.tsx',
      'packages/ui/src/theme/Fonts.stories.tsx',
      'apps/web/src/routes/home/HomeScreen.tsx',
      'packages/machines/src/player/player.test.ts',
      'apps/server/src/media/media.test.ts',
      'apps/web/e2e/gate.spec.ts',
    ];
    const counted = Object.fromEntries(figuresOfFiles(paths, () => "it('a', f);\nit('b', f);"));
    expect(counted).toEqual({
      'components of the UI library': 1,
      screens: 1,
      'tests in Node.js': 2,
      'tests of the backend': 2,
      'tests end to end': 2,
    });
  });
});
