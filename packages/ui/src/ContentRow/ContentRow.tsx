import { type FocusEvent, memo, type PointerEvent, type ReactNode } from 'react';
import { LoadsAtOnce } from '../Artwork/LoadsAtOnce';
import { ChevronLeft, ChevronRight } from '../Icon/icons';
import { RepeatedCopy } from '../Link/LinkSlot';
import { hasFocusLeft } from '../shared/hasFocusLeft';
import { hasVisibleFocus } from '../shared/hasVisibleFocus';
import { mirrored } from '../theme/text.css';
import { EARLY_ITEMS } from './ContentRow.constants';
import { item as itemClass, next, previous, row, scroller, spacer, track } from './ContentRow.css';
import { useDrift } from './useDrift';

export interface ContentRowProps<Item> {
  /** Names the row for assistive technology. */
  label: string;
  items: readonly Item[];
  /** Something of each item that stays the same and is its own. */
  getKey: (item: Item) => string;
  /** Draws one item, all of them equally wide. */
  renderItem: (item: Item, index: number) => ReactNode;
  previousLabel: string;
  nextLabel: string;
  /** True near the top of the page: the pictures that the row shows first are requested with the page. */
  isEarly?: boolean | undefined;
  /** Called when the last of these items come near; given where there are more, which are added behind. */
  onMore?: (() => void) | undefined;
}

/** What `aria-setsize` says where nobody knows yet. */
const UNKNOWN = -1;

/** Keeps the place of items that aren't rendered. */
const Spacer = ({ size }: { size: number }) => (
  <li className={spacer} style={{ inlineSize: size }} aria-hidden="true" />
);

interface RowItemProps<Item> extends Pick<ContentRowProps<Item>, 'renderItem'> {
  item: Item;
  index: number;
  /** Among all places: the repeated ones come behind. */
  place: number;
  setSize: number;
  isEarly: boolean | undefined;
}

/** One item. A row that is measured, seen, held or moved on doesn't render again what it holds. */
const RowItem = memo(function RowItem({
  item,
  index,
  place,
  setSize,
  isEarly,
  renderItem,
}: RowItemProps<unknown>) {
  const isCopy = place !== index;
  const drawn = renderItem(item, index);
  const content = isEarly ? <LoadsAtOnce value>{drawn}</LoadsAtOnce> : drawn;
  return (
    <li
      className={itemClass}
      data-place={place}
      aria-hidden={isCopy || undefined}
      aria-setsize={setSize}
      aria-posinset={index + 1}
    >
      {isCopy ? <RepeatedCopy>{content}</RepeatedCopy> : content}
    </li>
  );
}) as <Item>(props: RowItemProps<Item>) => ReactNode;

/**
 * A row that drifts sideways and loops while it isn't used, and scrolls by hand, wheel, arrows and focus
 * (spec §4). Items that fit the width neither move nor repeat; only what can be seen is in the page.
 */
export function ContentRow<Item>({
  label,
  items,
  getKey,
  renderItem,
  previousLabel,
  nextLabel,
  isEarly,
  onMore,
}: ContentRowProps<Item>) {
  const drift = useDrift(items.length, onMore);
  const { span, places, pitch, height, isMoving, wasSeen } = drift;
  const end = Math.min(span.end, places);
  const shown = Array.from({ length: Math.max(0, end - span.start) }, (_, index) => span.start + index);

  // A tap focuses what it presses once its finger has left, and would hold for good.
  const handleFocus = ({ currentTarget }: FocusEvent) => {
    if (hasVisibleFocus(currentTarget)) drift.hold();
  };
  const handleBlur = (event: FocusEvent) => {
    if (hasFocusLeft(event) && !event.currentTarget.matches(':hover')) drift.release();
  };

  // A finger that scrolls leaves as a pointer while it is still down; its touch ends later.
  const handlePointerLeave = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') drift.release();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: being looked at only holds the row still
    <div
      className={row}
      onPointerEnter={drift.hold}
      onPointerLeave={handlePointerLeave}
      onTouchStart={drift.hold}
      onTouchEnd={drift.release}
      onTouchCancel={drift.release}
      onWheel={drift.hold}
      onFocus={handleFocus}
      onBlur={handleBlur}
    >
      <div ref={drift.scroller} className={scroller}>
        {/* Sizes are set by scripts alone: the policy refuses style attributes of a rendered page. */}
        <ul
          ref={drift.track}
          className={track}
          style={{ minBlockSize: height || undefined }}
          aria-label={label}
        >
          {span.start > 0 && <Spacer size={span.start * pitch} />}
          {/* Also of what comes into view next: it would come as an empty frame. */}
          <LoadsAtOnce value={wasSeen}>
            {shown.map((place) => {
              const index = place % items.length;
              const item = items[index];
              if (item === undefined) return null;
              return (
                <RowItem
                  key={`${Math.floor(place / items.length)}-${getKey(item)}`}
                  item={item}
                  index={index}
                  place={place}
                  setSize={onMore ? UNKNOWN : items.length}
                  isEarly={isEarly && place < EARLY_ITEMS}
                  renderItem={renderItem}
                />
              );
            })}
          </LoadsAtOnce>
          {end < places && pitch > 0 && <Spacer size={(places - end) * pitch} />}
        </ul>
      </div>
      {isMoving && (
        <>
          <button
            type="button"
            className={previous}
            aria-label={previousLabel}
            onClick={() => drift.scrollStep(-1)}
          >
            <ChevronLeft className={mirrored} />
          </button>
          <button type="button" className={next} aria-label={nextLabel} onClick={() => drift.scrollStep(1)}>
            <ChevronRight className={mirrored} />
          </button>
        </>
      )}
    </div>
  );
}
