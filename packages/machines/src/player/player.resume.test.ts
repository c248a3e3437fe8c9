import { describe, expect, it } from 'vitest';
import { first, sourceLoad, startPlayer } from './testing/startPlayer';

describe('player resume (spec §2)', () => {
  it('offers the place on opening, loaded and paused there', () => {
    const { actor, takeCommands, report, value } = startPlayer({
      savedPosition: { position: 50, duration: 100 },
    });
    expect(takeCommands().at(-1)).toEqual(sourceLoad({ startAt: 50, isPlaying: false }));
    expect(value().resume).toBe('offered');
    actor.send({ type: 'resume.accept' });
    expect(takeCommands()).toEqual([{ type: 'playback.start' }]);
    report({ type: 'playback.started' });
    expect(value().resume).toBe('settled');
  });

  it('starts over', () => {
    const { actor, takeCommands } = startPlayer({ savedPosition: { position: 50, duration: 100 } });
    takeCommands();
    actor.send({ type: 'resume.decline' });
    expect(takeCommands()).toEqual([{ type: 'playhead.moveTo', seconds: 0 }, { type: 'playback.start' }]);
  });

  it('offers nothing any more once the viewer has moved away', () => {
    const { actor, takeCommands, press, report, value } = startPlayer({
      savedPosition: { position: 50, duration: 100 },
    });
    report({ type: 'media.ready', mediaKey: first, durationSeconds: 100 });
    expect(value().resume).toBe('offered');
    takeCommands();
    press('ArrowRight');
    report({ type: 'playhead.moved' });
    expect(value()).toMatchObject({ resume: 'settled', playback: { ready: 'moved' } });
    actor.send({ type: 'resume.accept' });
    expect(takeCommands()).toEqual([{ type: 'playhead.moveBy', seconds: expect.any(Number) }]);
  });

  it('offers nothing near the end', () => {
    expect(startPlayer({ savedPosition: { position: 97, duration: 100 } }).value().resume).toBe('settled');
  });
});
