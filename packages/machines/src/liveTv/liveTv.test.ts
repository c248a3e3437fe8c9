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
      settle: ({ hasFailed }: { hasFailed: boolean }) => ({ hasFailed }),
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

  it('plays another embed after a failure, when it is retried', () => {
    const actor = createActor(liveTvMachine).start();
    actor.send({ type: 'channel.open' });
    actor.send({ type: 'playback.paused' });
    actor.send({ type: 'playback.failed' });
    actor.send({ type: 'playback.failed' });
    expect(actor.getSnapshot().context).toEqual({ attempt: 1, hasFailed: true });
    actor.send({ type: 'playback.retry' });
    expect(actor.getSnapshot()).toMatchObject({
      value: { open: 'playing' },
      context: { attempt: 2, hasFailed: false },
    });
  });

  it('remembers a failure that comes while it closes', () => {
    const actor = createActor(liveTvMachine).start();
    for (const type of ['channel.open', 'overlay.close', 'playback.failed', 'channel.open'] as const)
      actor.send({ type });
    expect(actor.getSnapshot().context.hasFailed).toBe(true);
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
