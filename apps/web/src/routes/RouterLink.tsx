import type { AnchorProps } from '@chalchitra/ui';
import type { MouseEvent } from 'react';
import { useGate } from './frame/Gate';
import { navigate } from './location';
import { findRoute } from './routes';

/** Whether a click asks for this tab and nothing else, so that the app may answer it. */
function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

const OURS = /^\/(?![/\\])/;

/** The link that ui components render: a real one, followed without loading the page anew, past the gate where it leads behind it. */
export function RouterLink(props: AnchorProps) {
  const gate = useGate().actor;
  const { href, onClick, target, download } = props;
  const isOurs = OURS.test(href) && target === undefined && download === undefined;

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!isOurs || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    const { pathname, search } = window.location;
    const [path = href] = href.split(/[?#]/);
    if (gate !== null && findRoute(path)?.route.access === 'subscribed')
      gate.send({ type: 'gate.request', href, isOverlay: false });
    else navigate(href, { isReplacing: href === pathname + search });
  }

  // biome-ignore lint/a11y/useValidAnchor: it has an address; the click only spares loading the page anew
  // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link clicks it
  // biome-ignore lint/a11y/noStaticElementInteractions: the address makes it a link
  return <a {...props} onClick={follow} />;
}
