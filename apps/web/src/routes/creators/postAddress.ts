import { navigate } from 'wouter/use-browser-location';

const PARAMETER = 'post';

/** The id of the post that an address opens over its page. */
export function postIn(search: URLSearchParams): string | null {
  return search.get(PARAMETER);
}

/** The address of a post over a page. */
export function postAddress(path: string, id: string): string {
  return `${path}?${PARAMETER}=${encodeURIComponent(id)}`;
}

interface OverState {
  /** The entry before is the page without a post. */
  isOver?: boolean;
  isFirst?: boolean;
}

/** Opens a post over the page in an entry that keeps the page's place, or changes the one that is open. */
export function showPost(id: string, isEntering: boolean): void {
  const { isFirst, ...kept } = (history.state ?? {}) as OverState;
  const state = isEntering ? { ...kept, isOver: true } : { ...kept, ...(isFirst && { isFirst }) };
  navigate(postAddress(window.location.pathname, id), { replace: !isEntering, state });
}

/** Back to the page alone: by the history where the post was opened from there, else by its address. */
export function leavePost(): void {
  const state = (history.state ?? {}) as OverState;
  if (state.isOver === true) history.back();
  else navigate(window.location.pathname, { replace: true, state });
}
