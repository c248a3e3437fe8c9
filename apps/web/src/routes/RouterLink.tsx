import type { AnchorProps } from '@chalchitra/ui';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { useGate } from './frame/Gate';
import { findPage } from './pages';
import { isOwnPath } from './paths';

/** Whether a click opens its link in this tab, so that the app may handle it. */
function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

/** The link that ui components render: the router's within the app, past the gate where it leads behind it. */
export function RouterLink({ href, onClick, ...props }: AnchorProps) {
  const gate = useGate();
  const isOurs = isOwnPath(href) && props.target === undefined && props.download === undefined;
  if (!isOurs) return <a {...props} href={href} onClick={onClick} />;

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const [path = href] = href.split(/[?#]/);
    if (gate.getSnapshot().matches('signedOut') || event.defaultPrevented || !isPlainClick(event)) return;
    if (findPage(path)?.access !== 'subscribed') return;
    event.preventDefault();
    gate.send({ type: 'gate.request', href, isOverlay: false });
  }
  return <Link {...props} to={href} onClick={follow} />;
}
