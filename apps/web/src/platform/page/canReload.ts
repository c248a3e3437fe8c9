/** Fields that a user types into. */
export const TYPED_FIELDS =
  'textarea, input:not([type="checkbox"], [type="radio"], [type="range"], [type="hidden"], [type="submit"], [type="button"])';
/** What a screen has once it is there: none does while it loads, or while a sign-in is about to lead on. */
const HEADING = 'main h1';
/** What is open over the page, or pending. */
const OPEN_OR_PENDING = '[role="dialog"], dialog[open], [role="menu"], [aria-busy="true"]';

const isTypedInto = (field: Element) => 'value' in field && field.value !== '';
const hasBegun = ({ paused, currentTime }: HTMLVideoElement) => !paused || currentTime > 0;
/** Libraries keep frames of a pixel for their own messages. */
const isSeen = ({ offsetWidth }: HTMLIFrameElement) => offsetWidth > 1;

/** Whether a page can be reloaded without a loss to its user: it is loaded, and nothing is typed, playing, open or pending. */
export function canReload(document: Document): boolean {
  return (
    document.querySelector(HEADING) !== null &&
    document.querySelector(OPEN_OR_PENDING) === null &&
    ![...document.querySelectorAll(TYPED_FIELDS)].some(isTypedInto) &&
    ![...document.querySelectorAll('video')].some(hasBegun) &&
    ![...document.querySelectorAll('iframe')].some(isSeen)
  );
}
