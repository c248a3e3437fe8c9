import { describe, expect, it } from 'vitest';
import { space } from './tokens';

describe('space (spec §13)', () => {
  it('stands on a 4 px grid, and a step’s name counts its cells', () => {
    const steps = Object.entries(space).filter(([name]) => /^\d+$/.test(name));
    expect(steps.length).toBeGreaterThan(5);
    for (const [name, value] of steps) expect(value).toBe(`${(Number(name) * 4) / 16}rem`);
  });

  it('gives a finger at least 44 px', () => {
    expect(Number.parseFloat(space.target) * 16).toBeGreaterThanOrEqual(44);
  });
});
