import {
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { directionOf } from '../shared/directionOf';
import { hasVisibleFocus } from '../shared/hasVisibleFocus';
import { useIsStill } from '../shared/motion';
import { ARROW_STEP, DRIFT_SPEED, FIRST_ITEMS, REST_MS, SETTLE_MS } from './ContentRow.constants';
import { copiesOf, type Measure, type Span, visibleSpan } from './window';

interface Drift {
  scroller: RefObject<HTMLDivElement | null>;
  track: RefObject<HTMLUListElement | null>;
  /** True as soon as some of the row has been seen. */
  wasSeen: boolean;
  /** True when the items don't fit, so that arrows make sense and the list is repeated. */
  isMoving: boolean;
  /** Of the items and their copies. */
  places: number;
  pitch: number;
  /** Of the highest item that has been in the page: what follows the row doesn't move as items come and go. */
  height: number;
  span: Span;
  hold: () => void;
  release: () => void;
  scrollStep: (direction: 1 | -1) => void;
}

/** 1 where reading goes to the right, -1 where it goes to the left. */
const inwards = (box: Element) => (directionOf(box) === 'rtl' ? -1 : 1);

/**
 * Moves a row: a compositor animation drifts the track while it isn't used; hover, focus, touch and wheel
 * pass its offset to the native scroller, which keeps the same position, and letting go passes it back.
 */
export function useDrift(count: number, onMore?: () => void): Drift {
  const scroller = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Where the scroll of an arrow ends, while it runs. */
  const target = useRef<number>(null);
  const isStill = useIsStill();
  const [measure, setMeasure] = useState<Measure | null>(null);
  const [height, setHeight] = useState(0);
  const [isSeen, setIsSeen] = useState(false);
  const [wasSeen, setWasSeen] = useState(false);
  /** Seen, on a page that isn't being scrolled: a drift that begins meanwhile would make the scroll jerk. */
  const [isSettled, setIsSettled] = useState(false);
  const [isHeld, setIsHeld] = useState(false);
  const [span, setSpan] = useState<Span>({ start: 0, end: Math.min(count, FIRST_ITEMS) });

  const copies = measure ? copiesOf(count, measure) : 1;
  const isMoving = copies > 1;
  const places = count * copies;
  const loop = measure ? count * measure.pitch : 0;
  const isDrifting = isMoving && isSettled && !isHeld && !isStill;

  const place = useCallback(
    (offset: number) => {
      if (!measure) return;
      const next = visibleSpan(offset, places, measure);
      setSpan((span) => (span.start === next.start && span.end === next.end ? span : next));
    },
    [places, measure],
  );

  useLayoutEffect(() => {
    const box = scroller.current;
    const list = track.current;
    if (!box || !list) return;
    let view = box.clientWidth;
    const read = () => {
      const pitch = list.querySelector('[data-place]')?.getBoundingClientRect().width ?? 0;
      if (pitch === 0) return;
      const next = { pitch, view: box.clientWidth };
      setMeasure((last) => (last?.pitch === next.pitch && last.view === next.view ? last : next));
      // At another width texts break in other places.
      const now = next.view === view ? list.getBoundingClientRect().height : 0;
      view = next.view;
      setHeight((highest) => (now > 0 ? Math.max(highest, now) : 0));
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(box);
    observer.observe(list);
    const seen = new IntersectionObserver(([entry]) => {
      const isSeen = entry?.isIntersecting === true;
      setIsSeen(isSeen);
      if (isSeen) setWasSeen(true);
    });
    seen.observe(box);
    return () => {
      observer.disconnect();
      seen.disconnect();
    };
  }, []);

  useLayoutEffect(() => {
    const box = scroller.current;
    const list = track.current;
    if (!box || !list || !measure) return;
    const sign = inwards(box);
    if (!isDrifting) {
      const follow = () => {
        const at = Math.abs(box.scrollLeft);
        if (target.current !== null && Math.abs(at - target.current) < 2) target.current = null;
        place(at);
      };
      follow();
      box.addEventListener('scroll', follow, { passive: true });
      return () => box.removeEventListener('scroll', follow);
    }
    const from = Math.abs(box.scrollLeft) % loop;
    box.scrollLeft = 0;
    const drift = list.animate([{ transform: 'none' }, { transform: `translateX(${-sign * loop}px)` }], {
      duration: (loop / DRIFT_SPEED) * 1000,
      iterations: Number.POSITIVE_INFINITY,
    });
    drift.currentTime = (from / DRIFT_SPEED) * 1000;
    const offset = () => ((Number(drift.currentTime ?? 0) / 1000) * DRIFT_SPEED) % loop;
    place(offset());
    // An item's width passes in some seconds: only then does the window of rendered items move on.
    const timer = setInterval(() => place(offset()), (measure.pitch / DRIFT_SPEED) * 1000);
    return () => {
      clearInterval(timer);
      const at = offset();
      drift.cancel();
      box.scrollLeft = sign * at;
      // The browser scrolled to what the keyboard went to where that was without the drift.
      if (hasVisibleFocus(list)) {
        const item = document.activeElement?.closest('[data-place]');
        item?.scrollIntoView({ inline: 'nearest', block: 'nearest', behavior: 'instant' });
      }
    };
  }, [isDrifting, loop, measure, place]);

  useEffect(() => {
    if (!isSeen) return;
    let top = window.scrollY;
    const timer = setInterval(() => {
      if (window.scrollY === top) {
        clearInterval(timer);
        setIsSettled(true);
      }
      top = window.scrollY;
    }, SETTLE_MS);
    return () => {
      clearInterval(timer);
      setIsSettled(false);
    };
  }, [isSeen]);

  const isEndNear = isSeen && span.end >= count;
  const requestMore = useEffectEvent(() => onMore?.());
  useEffect(() => {
    if (isEndNear) requestMore();
  }, [isEndNear]);

  useEffect(() => () => clearTimeout(rest.current), []);

  const hold = useCallback(() => {
    clearTimeout(rest.current);
    // What holds the row may move it otherwise from now on.
    target.current = null;
    setIsHeld(true);
  }, []);

  const release = useCallback(function letGo() {
    if (hasVisibleFocus(scroller.current?.parentElement)) return;
    clearTimeout(rest.current);
    rest.current = setTimeout(() => {
      // Behind a dialog, which takes the page out of reach, it keeps the item to which the focus goes back.
      if (scroller.current?.closest('[aria-hidden="true"]')) letGo();
      else setIsHeld(false);
    }, REST_MS);
  }, []);

  const scrollStep = useCallback(
    (direction: 1 | -1) => {
      const box = scroller.current;
      if (!box) return;
      const sign = inwards(box);
      const at = Math.abs(box.scrollLeft);
      // A press during a scroll goes on from where that ends.
      const from = target.current ?? at;
      // The copies look the same, so a jump by whole lengths can't be seen and leaves room to continue.
      let jump = 0;
      const last = box.scrollWidth - box.clientWidth;
      if (direction < 0 && from < ARROW_STEP && at + loop <= last) jump = loop;
      else if (direction > 0) jump = -Math.floor(at / loop) * loop;
      if (jump !== 0) box.scrollLeft = sign * (at + jump);
      const end = Math.max(0, Math.min(from + jump + direction * ARROW_STEP, last));
      target.current = end;
      box.scrollTo({ left: sign * end, behavior: isStill ? 'instant' : 'smooth' });
    },
    [isStill, loop],
  );

  return {
    scroller,
    track,
    wasSeen,
    isMoving,
    places,
    pitch: measure?.pitch ?? 0,
    height,
    span,
    hold,
    release,
    scrollStep,
  };
}
