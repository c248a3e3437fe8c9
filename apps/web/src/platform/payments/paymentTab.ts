/** The new tab in which a payment link is opened (spec §4). */
export interface PaymentTab {
  /** Opens an empty tab, saying for now what is coming; must run inside a click. Returns whether the browser allowed it. */
  open(waitingText: string): boolean;
  /** Leads the open tab to the payment page; does nothing where it was blocked or closed. */
  show(url: string): void;
  /** Closes the tab while it is still empty. */
  close(): void;
}

/** The brand's ink and warm white; the empty tab has none of our styles. */
const WAITING_STYLE =
  'background:#150b18;color:#fbf4ea;display:grid;place-content:center;min-height:100vh;margin:0;font-family:system-ui,sans-serif';

/** Opens tabs in the real browser. */
export function createPaymentTab(page: Window): PaymentTab {
  let tab: Window | null = null;
  const isOpen = (opened: Window | null): opened is Window => opened !== null && !opened.closed;
  return {
    open(waitingText) {
      tab = page.open('', '_blank');
      if (!isOpen(tab)) return false;
      const { document } = tab;
      document.title = waitingText;
      document.body.textContent = waitingText;
      document.body.style.cssText = WAITING_STYLE;
      return true;
    },
    show(url) {
      if (!isOpen(tab)) return;
      // The payment page must not reach back into ours.
      tab.opener = null;
      tab.location.replace(url);
      tab = null;
    },
    close() {
      if (isOpen(tab)) tab.close();
      tab = null;
    },
  };
}
