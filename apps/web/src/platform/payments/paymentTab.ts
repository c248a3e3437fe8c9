/** The new tab in which a payment link is opened (spec §4). */
export interface PaymentTab {
  /** Opens an empty tab, saying for now what is coming; must run inside a click. Returns whether the browser allowed it. */
  open(waitingText: string): boolean;
  /** Leads the open tab to the payment page; does nothing where it was blocked or closed. Returns false where the tab refuses. */
  show(url: string): boolean;
  /** Closes the tab while it is still empty. */
  close(): void;
}

/** The brand's ink and warm white; the empty tab has none of our styles. */
const WAITING_STYLE =
  'background:#150b18;color:#fbf4ea;display:grid;place-content:center;min-height:100vh;margin:0;font-family:system-ui,sans-serif';

/** Whether a tab let something be done: one that shows another site refuses, and what an extension gives in its place may do anything. */
function isAllowed(work: () => void): boolean {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}

/** Opens tabs in the real browser. */
export function createPaymentTab(window: Window): PaymentTab {
  let tab: Window | null = null;
  // What replaces `window.open` in order to block may return nothing at all.
  const isOpen = (opened: Window | null): opened is Window => opened != null && !opened.closed;
  return {
    open(waitingText) {
      tab = window.open('', '_blank');
      if (!isOpen(tab)) return false;
      const { document } = tab;
      const { lang, dir } = window.document.documentElement;
      Object.assign(document.documentElement, { lang, dir });
      document.title = waitingText;
      document.body.textContent = waitingText;
      document.body.style.cssText = WAITING_STYLE;
      return true;
    },
    show(url) {
      const opened = tab;
      tab = null;
      return isAllowed(() => {
        if (!isOpen(opened)) return;
        // The payment page must not reach back into ours.
        opened.opener = null;
        opened.location.replace(url);
      });
    },
    close() {
      const opened = tab;
      tab = null;
      isAllowed(() => {
        if (isOpen(opened)) opened.close();
      });
    },
  };
}
