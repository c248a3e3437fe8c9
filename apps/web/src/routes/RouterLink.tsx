import type { AnchorProps } from '@chalchitra/ui';
import type { MouseEvent } from 'react';
import { useGate } from './frame/Gate';
import { useFollow } from './historyEntry';
import { findPage } from './pages';
import { isOwnPath } from './paths';

/** Whether a click opens its link in this tab, so that the app may handle it. */
function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

/** The link that ui components render: within the app it is followed without loading a page. */
export function RouterLink(props: AnchorProps) {
  const isOurs = isOwnPath(props.href) && props.target === undefined && props.download === undefined;
  return isOurs ? <SiteLink {...props} /> : <a {...props} />;
}

/** A link to a page of the app, past the gate where that page is behind it. */
function SiteLink({ href, onClick, ...props }: AnchorProps) {
  const gate = useGate();
  const follow = useFollow();

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    const [path = href] = href.split(/[?#]/);
    const isGated = findPage(path)?.access === 'subscribed' && !gate.getSnapshot().matches('signedOut');
    if (isGated) gate.send({ type: 'gate.request', href, isOverlay: false });
    else follow(href);
  }
  return <a {...props} href={href} onClick={handleClick} />;
}
