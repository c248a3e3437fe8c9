import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { exploreMachine, noGaps } from '../shared/testing/exploreMachine';
import { liveTvMachine } from './liveTv.machine';

describe('liveTv (spec §3, §4)', () => {
  it('has no gap', () => {
    const findings = exploreMachine(liveTvMachine, {
      events: [
        { type: 'channel.open' },
        { type: 'playback.toggle' },
        { type: 'playback.started' },
        { type: 'playback.paused' },
        { type: 'overlay.close' },
      ],
    });
    expect(findings).toMatchObject(noGaps);
  });

  it('opens playing, pauses and plays again, and closes', () => {
    const actor = createActor(liveTvMachine).start();
    actor.send({ type: 'channel.open' });
    expect(actor.getSnapshot().value).toEqual({ open: 'playing' });
    actor.send({ type: 'playback.toggle' });
    expect(actor.getSnapshot().value).toEqual({ open: 'paused' });
    actor.send({ type: 'playback.toggle' });
    expect(actor.getSnapshot().value).toEqual({ open: 'playing' });
    actor.send({ type: 'overlay.close' });
    expect(actor.getSnapshot().value).toBe('closed');
  });

  it('opens the next channel playing, however the last one was left', () => {
    const actor = createActor(liveTvMachine).start();
    actor.send({ type: 'channel.open' });
    actor.send({ type: 'playback.paused' });
    actor.send({ type: 'overlay.close' });
    actor.send({ type: 'channel.open' });
    expect(actor.getSnapshot().value).toEqual({ open: 'playing' });
  });
});
