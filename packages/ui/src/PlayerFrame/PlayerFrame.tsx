import { type MouseEvent, type PointerEvent, type ReactNode, type Ref, useEffect, useRef } from 'react';
import { DOUBLE_TAP_MS } from './PlayerFrame.constants';
import { shapes, slot, surface } from './PlayerFrame.css';
import { usePassedFocus } from './usePassedFocus';

export interface PlayerFrameProps {
  /** Names the player for assistive technology. */
  label: string;
  areControlsShown: boolean;
  /** The element for full screen. */
  ref?: Ref<HTMLElement> | undefined;
  /** The media element or what replaces it. */
  media: ReactNode;
  /** What is over the picture: controls, captions, menus, notices. */
  children: ReactNode;
  /** `wide` has the shape of a film, `fill` takes the room that it is given. */
  shape?: 'wide' | 'fill' | undefined;
  /** Called as the mouse moves or is pressed, and as a finger uses anything but the picture. */
  onActivity: () => void;
  /** The keyboard's focus or a pointer that is kept down, as in a scrub, takes hold of the controls or leaves them. */
  onHoldChange: (areHeld: boolean) => void;
  /** A click of the mouse on the picture: play or pause. */
  onPress: () => void;
  /** A tap on the picture: show or hide the controls. */
  onTap: () => void;
  /** Two taps on one side: seek. */
  onDoubleTap: (side: 'start' | 'end') => void;
  /** A double click of the mouse: enter or leave full screen. */
  onDoubleClick: () => void;
}

/** Contains the picture, captions and controls of the player, and distinguishes presses on the picture (spec §4). */
export function PlayerFrame({
  label,
  areControlsShown,
  ref,
  media,
  children,
  shape = 'wide',
  onActivity,
  onHoldChange,
  onPress,
  onTap,
  onDoubleTap,
  onDoubleClick,
}: PlayerFrameProps) {
  const picture = useRef<HTMLButtonElement>(null);
  const lastTap = useRef({ at: 0, side: 'middle' });
  /** What the picture was last pressed with: no browser's double click says it, and not every click. */
  const pressedWith = useRef('');
  /** The part that has the keyboard's focus or a pointer that is kept down. */
  const held = useRef<Element | null>(null);

  const noteHeld = (part: Element | null) => {
    held.current = part;
    onHoldChange(part !== null);
  };

  const holdBy = (target: EventTarget) => {
    if (target instanceof Element && target !== picture.current) noteHeld(target);
  };

  // A part that is removed reports neither blur nor release.
  useEffect(() => {
    if (held.current?.isConnected === false) noteHeld(null);
  });
  const passedFocus = usePassedFocus();

  const handlePointer = ({ pointerType, target }: PointerEvent) => {
    if (!isTouch(pointerType) || target !== picture.current) onActivity();
  };

  const handleTap = (event: MouseEvent) => {
    const box = event.currentTarget.getBoundingClientRect();
    const share = (event.clientX - box.left) / box.width;
    const side = share < 0.35 ? 'start' : share > 0.65 ? 'end' : 'middle';
    const isSecond =
      side !== 'middle' &&
      lastTap.current.side === side &&
      event.timeStamp - lastTap.current.at < DOUBLE_TAP_MS;
    lastTap.current = { at: event.timeStamp, side };
    if (isSecond) onDoubleTap(side);
    else onTap();
  };

  return (
    <section
      ref={ref}
      className={shapes[shape]}
      aria-label={label}
      data-controls={areControlsShown ? 'shown' : 'hidden'}
      onPointerDown={(event) => {
        handlePointer(event);
        // A finger's capture is reported no sooner than it moves.
        if (event.pointerType === 'touch') holdBy(event.target);
      }}
      onPointerMove={handlePointer}
      onFocus={(event) => {
        noteHeld(event.target.matches(':focus-visible') ? event.target : null);
        passedFocus.onFocus(event);
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) noteHeld(null);
        passedFocus.onBlur();
      }}
      onGotPointerCapture={({ target }) => holdBy(target)}
      onLostPointerCapture={({ currentTarget }) => noteHeld(currentTarget.querySelector(':focus-visible'))}
    >
      <div className={slot}>{media}</div>
      <button
        ref={picture}
        type="button"
        className={surface}
        tabIndex={-1}
        aria-hidden="true"
        onPointerDown={({ pointerType }) => {
          pressedWith.current = pointerType;
        }}
        // A tap has left the focus here, and a key's click has no pointer of its own.
        onKeyDown={() => {
          pressedWith.current = 'keyboard';
        }}
        // A tap is reported with its click: any sooner, the click would hit the controls that it shows.
        onClick={(event) => (isTouch(pressedWith.current) ? handleTap(event) : onPress())}
        onDoubleClick={() => !isTouch(pressedWith.current) && onDoubleClick()}
      />
      {children}
    </section>
  );
}

function isTouch(pointerType: string): boolean {
  return pointerType === 'touch' || pointerType === 'pen';
}
