import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { exploreMachine, noGaps } from '../shared/testing/exploreMachine';
import { settled } from '../shared/testing/settled';
import { postViewerMachine, type ViewablePost } from './postViewer.machine';

const posts: ViewablePost[] = [
  { id: 'a', kind: 'image' },
  { id: 'b', kind: 'reel' },
  { id: 'c', kind: 'image' },
];

function start(canAutoplay = () => true) {
  const showAddress = vi.fn();
  const leaveAddress = vi.fn();
  const renewPosts = vi.fn(async () => {});
  const actor = createActor(
    postViewerMachine.provide({
      actors: { renewPosts: fromPromise(renewPosts) },
      actions: { showAddress: (_, address) => showAddress(address), leaveAddress },
    }),
    { input: { canAutoplay } },
  ).start();
  const shown = () => {
    const { value, context } = actor.getSnapshot();
    return { value, id: context.id };
  };
  return { actor, shown, showAddress, leaveAddress, renewPosts };
}

describe('postViewer (spec §2)', () => {
  it('has no gap', () => {
    const findings = exploreMachine(postViewerMachine, {
      inputs: [{ canAutoplay: () => true }, { canAutoplay: () => false }],
      events: [
        { type: 'posts.change', posts },
        { type: 'posts.change', posts: posts.slice(0, 1) },
        { type: 'post.open', id: 'a' },
        { type: 'post.open', id: 'b' },
        { type: 'post.next' },
        { type: 'post.previous' },
        { type: 'viewer.close' },
        { type: 'address.changed', id: null },
        { type: 'address.changed', id: 'b' },
        { type: 'address.changed', id: 'gone' },
        { type: 'playback.toggle' },
        { type: 'playback.started' },
        { type: 'playback.paused' },
        { type: 'playback.failed' },
        { type: 'playback.retry' },
        { type: 'sound.toggle' },
        { type: 'page.hidden' },
        { type: 'page.shown' },
      ],
      effects: { renewPosts: { results: [undefined], failures: [new Error('offline')] } },
    });
    expect(findings).toMatchObject(noGaps);
  });

  it('enters an address with the first post, changes it with the next ones, and leaves it on closing', () => {
    const { actor, shown, showAddress, leaveAddress } = start();
    actor.send({ type: 'posts.change', posts });
    actor.send({ type: 'post.open', id: 'a' });
    actor.send({ type: 'post.previous' });
    expect(shown()).toEqual({ value: { open: 'image' }, id: 'a' });
    // Pressed on the page below, while the viewer's code loads.
    actor.send({ type: 'post.open', id: 'b' });
    expect(shown()).toEqual({ value: { open: { reel: 'playing' } }, id: 'b' });
    expect(showAddress.mock.calls).toEqual([[{ id: 'a', isFirst: true }], [{ id: 'b', isFirst: false }]]);
    actor.send({ type: 'viewer.close' });
    expect(shown()).toEqual({ value: 'closed', id: null });
    expect(leaveAddress).toHaveBeenCalledOnce();
  });

  it('follows the address, and leaves it alone meanwhile', () => {
    const { actor, shown, showAddress, leaveAddress } = start();
    actor.send({ type: 'posts.change', posts });
    actor.send({ type: 'address.changed', id: 'c' });
    expect(shown()).toEqual({ value: { open: 'image' }, id: 'c' });
    actor.send({ type: 'address.changed', id: null });
    expect(shown()).toEqual({ value: 'closed', id: null });
    expect(showAddress).not.toHaveBeenCalled();
    expect(leaveAddress).not.toHaveBeenCalled();
  });

  it('waits for the posts that an address names, and says so where it is not among them', () => {
    const { actor, shown } = start();
    actor.send({ type: 'address.changed', id: 'b' });
    expect(shown()).toEqual({ value: 'seeking', id: 'b' });
    actor.send({ type: 'posts.change', posts });
    expect(shown()).toEqual({ value: { open: { reel: 'playing' } }, id: 'b' });
    actor.send({ type: 'posts.change', posts: posts.slice(0, 1) });
    expect(shown()).toEqual({ value: 'missing', id: 'b' });
  });

  it('says so at once where the posts came before the address', () => {
    const { actor, shown } = start();
    actor.send({ type: 'posts.change', posts });
    actor.send({ type: 'address.changed', id: 'gone' });
    expect(shown()).toEqual({ value: 'missing', id: 'gone' });
  });

  it('opens another post in place of an address whose post is missing', () => {
    const { actor, shown, showAddress } = start();
    actor.send({ type: 'posts.change', posts });
    actor.send({ type: 'address.changed', id: 'gone' });
    actor.send({ type: 'post.open', id: 'c' });
    expect(shown()).toEqual({ value: { open: 'image' }, id: 'c' });
    expect(showAddress.mock.calls).toEqual([[{ id: 'c', isFirst: false }]]);
  });

  it('starts reels silent and only where they may start by themselves; sound stays as it was chosen', () => {
    const still = start(() => false);
    still.actor.send({ type: 'posts.change', posts });
    still.actor.send({ type: 'post.open', id: 'b' });
    expect(still.shown().value).toEqual({ open: { reel: 'paused' } });
    still.actor.send({ type: 'playback.toggle' });
    expect(still.shown().value).toEqual({ open: { reel: 'playing' } });
    expect(still.actor.getSnapshot().context.isMuted).toBe(true);
    still.actor.send({ type: 'sound.toggle' });
    still.actor.send({ type: 'post.next' });
    still.actor.send({ type: 'post.previous' });
    expect(still.actor.getSnapshot().context.isMuted).toBe(false);
  });

  it('starts no further reel by itself once that is no longer wanted (spec §19)', () => {
    const canAutoplay = vi.fn(() => true);
    const { actor, shown } = start(canAutoplay);
    actor.send({ type: 'posts.change', posts });
    actor.send({ type: 'post.open', id: 'b' });
    expect(shown().value).toEqual({ open: { reel: 'playing' } });
    canAutoplay.mockReturnValue(false);
    actor.send({ type: 'post.next' });
    actor.send({ type: 'post.previous' });
    expect(shown().value).toEqual({ open: { reel: 'paused' } });
  });

  it('stands still out of sight and goes on afterwards, but not where the visitor had paused', () => {
    const { actor, shown } = start();
    actor.send({ type: 'posts.change', posts });
    actor.send({ type: 'post.open', id: 'b' });
    actor.send({ type: 'page.hidden' });
    actor.send({ type: 'playback.paused' });
    expect(shown().value).toEqual({ open: { reel: 'held' } });
    actor.send({ type: 'page.shown' });
    expect(shown().value).toEqual({ open: { reel: 'playing' } });
    actor.send({ type: 'playback.toggle' });
    actor.send({ type: 'page.hidden' });
    actor.send({ type: 'page.shown' });
    expect(shown().value).toEqual({ open: { reel: 'paused' } });
  });

  it('fetches the posts again where a reel failed, since addresses expire', async () => {
    const { actor, shown, renewPosts } = start();
    actor.send({ type: 'posts.change', posts });
    actor.send({ type: 'post.open', id: 'b' });
    actor.send({ type: 'playback.failed' });
    expect(shown().value).toEqual({ open: { reel: 'broken' } });
    actor.send({ type: 'playback.retry' });
    actor.send({ type: 'posts.change', posts: [...posts] });
    await settled();
    expect(renewPosts).toHaveBeenCalledOnce();
    expect(shown().value).toEqual({ open: { reel: 'playing' } });
  });

  it('starts a reel that was renewed out of sight once it is seen again, unless that was before', async () => {
    const { actor, shown } = start();
    actor.send({ type: 'posts.change', posts });
    actor.send({ type: 'post.open', id: 'b' });
    for (const isBack of [false, true]) {
      actor.send({ type: 'playback.failed' });
      actor.send({ type: 'playback.retry' });
      actor.send({ type: 'page.hidden' });
      if (isBack) actor.send({ type: 'page.shown' });
      await settled();
      expect(shown().value).toEqual({ open: { reel: isBack ? 'playing' : 'held' } });
      actor.send({ type: 'page.shown' });
      expect(shown().value).toEqual({ open: { reel: 'playing' } });
    }
  });
});
