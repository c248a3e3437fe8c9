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
        { type: 'playback.failed' },
        { type: 'playback.retry' },
        { type: 'overlay.close' },
      ],
      settle: () => null,
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

  it.each(['playback.retry', 'overlay.close'] as const)(
    'plays another embed after a failure and %s',
    (type) => {
      const actor = createActor(liveTvMachine).start();
      actor.send({ type: 'channel.open' });
      actor.send({ type: 'playback.paused' });
      actor.send({ type: 'playback.failed' });
      expect(actor.getSnapshot()).toMatchObject({ value: { open: 'failed' }, context: { attempt: 1 } });
      actor.send({ type });
      actor.send({ type: 'channel.open' });
      expect(actor.getSnapshot()).toMatchObject({ value: { open: 'playing' }, context: { attempt: 2 } });
    },
  );

  it('opens the next channel playing, however the last one was left', () => {
    const actor = createActor(liveTvMachine).start();
    actor.send({ type: 'channel.open' });
    actor.send({ type: 'playback.paused' });
    actor.send({ type: 'overlay.close' });
    actor.send({ type: 'channel.open' });
    expect(actor.getSnapshot().value).toEqual({ open: 'playing' });
  });
});
