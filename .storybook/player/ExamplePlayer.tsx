import { isRepeated, type PlayableMedia, requestOfKey } from '@chalchitra/machines';
import { Button, PlayerFrame, PlayerMessage } from '@chalchitra/ui';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { Captions, Controls } from './ExampleControls';
import { slot as slotClass } from './ExamplePlayer.css';
import { type RunningPlayer, usePlayer } from './usePlayer';

export interface ExamplePlayerProps {
  title: string;
  played: PlayableMedia;
}

/** A whole player: the engine, its machine and the parts of the UI library. */
export function ExamplePlayer({ title, played }: ExamplePlayerProps) {
  const slot = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLElement>(null);
  const player = usePlayer(slot, frame, title, played);
  const actor = player?.actor;
  const areControlsShown = useSelector(actor, (snapshot) => snapshot?.matches({ controls: 'shown' }) ?? true);

  useEffect(() => {
    const element = frame.current;
    function pressKey(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      // Buttons and sliders have keys of their own.
      const owner = event.key === ' ' ? 'button' : 'input, [role="slider"]';
      if (event.target instanceof Element && event.target.closest(owner)) return;
      const request = requestOfKey(event.key, event.shiftKey);
      if (request === null) return;
      event.preventDefault();
      if (event.repeat && !isRepeated(request)) return;
      actor?.send({ type: 'key.press', key: event.key, hasShift: event.shiftKey });
    }
    // Not on the page, which may hold other players and has keys of its own.
    element?.addEventListener('keydown', pressKey);
    return () => element?.removeEventListener('keydown', pressKey);
  }, [actor]);

  return (
    <PlayerFrame
      ref={frame}
      label={title}
      areControlsShown={areControlsShown}
      media={<div ref={slot} className={slotClass} />}
      onActivity={() => actor?.send({ type: 'pointer.moved' })}
      onHoldChange={(areHeld) => actor?.send({ type: areHeld ? 'controls.held' : 'controls.released' })}
      onPress={() => actor?.send({ type: 'playback.toggle' })}
      onTap={() => actor?.send({ type: 'picture.tap' })}
      onDoubleTap={(side) => actor?.send({ type: 'picture.doubleTap', side })}
      onDoubleClick={() => actor?.send({ type: 'fullScreen.toggle' })}
    >
      {player && <Layers title={title} player={player} />}
    </PlayerFrame>
  );
}

/** What lies over the picture. */
function Layers({ title, player }: { title: string; player: RunningPlayer }) {
  const { actor } = player;
  const failure = useSelector(actor, (snapshot) =>
    snapshot.matches({ health: 'failed' }) ? snapshot.context.failure : null,
  );
  if (failure !== null)
    return (
      <PlayerMessage title={`This video can't be played (${failure}).`}>
        <Button variant="action" onClick={() => actor.send({ type: 'playback.retry' })}>
          Try again
        </Button>
      </PlayerMessage>
    );
  return (
    <>
      <Captions player={player} />
      <Controls title={title} player={player} />
    </>
  );
}
