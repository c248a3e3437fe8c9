import { describe, expect, it } from 'vitest';
import { movePlayhead } from './seeking';

const unknown: Parameters<typeof movePlayhead>[2] = { liveEdge: null, framesPerSecond: null };

function element({ span = [0, 100] as [number, number] | null, duration = 100, currentTime = 50 } = {}) {
  const seekable = {
    length: span === null ? 0 : 1,
    start: () => span?.[0],
    end: () => span?.[1],
  };
  return { seekable, duration, currentTime } as unknown as HTMLMediaElement;
}

function moved(at: HTMLMediaElement, move: Parameters<typeof movePlayhead>[1], known = unknown) {
  movePlayhead(at, move, known);
  return at.currentTime;
}

describe('the playhead', () => {
  it('moves within what can be sought', () => {
    expect(moved(element(), { type: 'playhead.moveTo', seconds: 20 })).toBe(20);
    expect(moved(element(), { type: 'playhead.moveTo', seconds: 400 })).toBe(100);
    expect(moved(element(), { type: 'playhead.moveBy', seconds: -60 })).toBe(0);
    expect(moved(element(), { type: 'playhead.moveBy', seconds: 10 })).toBe(60);
    expect(moved(element(), { type: 'playhead.moveToShare', share: 0.3 })).toBe(30);
  });

  it('stays while nothing is known', () => {
    const nothing = () => element({ span: null, duration: Number.NaN, currentTime: 0 });
    expect(moved(nothing(), { type: 'playhead.moveTo', seconds: 12 })).toBe(0);
    expect(moved(nothing(), { type: 'playhead.moveBy', seconds: 12 })).toBe(0);
    expect(moved(nothing(), { type: 'playhead.moveToLiveEdge' })).toBe(0);
  });

  it('keeps to what a live stream still has, and finds its edge', () => {
    const live = (span: [number, number] = [30, 90]) => element({ span, duration: Number.POSITIVE_INFINITY });
    // The window slides on, away from under what stands at its start.
    expect(moved(live(), { type: 'playhead.moveTo', seconds: 5 })).toBe(40);
    expect(moved(live(), { type: 'playhead.moveToShare', share: 0 })).toBe(40);
    expect(moved(live([30, 42]), { type: 'playhead.moveToShare', share: 0 })).toBe(36);
    expect(moved(live([0, 90]), { type: 'playhead.moveToShare', share: 0 })).toBe(0);
    expect(moved(live(), { type: 'playhead.moveToShare', share: 0.5 })).toBe(58.5);
    expect(moved(live(), { type: 'playhead.moveToLiveEdge' })).toBe(87);
    expect(moved(live(), { type: 'playhead.moveToShare', share: 1 })).toBe(87);
    expect(moved(live(), { type: 'playhead.moveBy', seconds: 60 }, { ...unknown, liveEdge: 84 })).toBe(84);
    const beyond = () => Object.assign(live(), { currentTime: 86 });
    expect(moved(beyond(), { type: 'playhead.moveBy', seconds: 10 }, { ...unknown, liveEdge: 84 })).toBe(86);
    expect(moved(live(), { type: 'playhead.moveToLiveEdge' }, { ...unknown, liveEdge: 84 })).toBe(84);
    expect(moved(element(), { type: 'playhead.moveToLiveEdge' })).toBe(50);
  });

  it('steps into the middle of the next and of the last frame', () => {
    const known = { ...unknown, framesPerSecond: 24 };
    expect(moved(element({ currentTime: 5 }), { type: 'playhead.step', frames: 1 }, known)).toBeCloseTo(
      121.5 / 24,
    );
    expect(
      moved(element({ currentTime: 121.5 / 24 }), { type: 'playhead.step', frames: -1 }, known),
    ).toBeCloseTo(120.5 / 24);
    expect(moved(element({ currentTime: 1 }), { type: 'playhead.step', frames: 2 })).toBeCloseTo(27.5 / 25);
  });
});
