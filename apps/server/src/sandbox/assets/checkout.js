// Stand-in for the provider's checkout script: the same constructor, talking to a frame of the sandbox.
(() => {
  const script = /** @type {HTMLScriptElement} */ (document.currentScript);
  const base = new URL('.', script.src);

  class Razorpay {
    #options;
    #listeners = new Map();
    #dialog = null;
    #frame = null;
    #focusedBefore = null;

    constructor(options) {
      if (!options?.key) throw new Error('No key passed');
      if (!options.order_id) throw new Error('The sandbox needs an order_id');
      this.#options = options;
    }

    on(event, listener) {
      this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener]);
      return this;
    }

    open() {
      if (this.#dialog) return this;
      const frame = document.createElement('iframe');
      const address = new URL('checkout/public', base);
      address.searchParams.set('key_id', this.#options.key);
      address.searchParams.set('order_id', this.#options.order_id);
      frame.src = address.href;
      frame.title = 'Checkout';
      frame.className = 'razorpay-checkout-frame';
      Object.assign(frame.style, {
        border: '0',
        width: '100%',
        height: '100%',
        // The same scheme as the page inside: else the browser paints an opaque ground behind it.
        colorScheme: 'light dark',
      });

      const dialog = document.createElement('dialog');
      dialog.className = 'razorpay-container';
      dialog.setAttribute('aria-label', 'Checkout');
      Object.assign(dialog.style, {
        position: 'fixed',
        inset: '0',
        width: '100vw',
        height: '100dvh',
        maxWidth: 'none',
        maxHeight: 'none',
        margin: '0',
        padding: '0',
        border: '0',
        background: 'rgb(0 0 0 / 0.6)',
      });
      dialog.append(frame);
      dialog.addEventListener('cancel', (event) => {
        event.preventDefault();
        if (this.#options.modal?.escape !== false) this.#dismiss();
      });

      this.#focusedBefore = document.activeElement;
      this.#dialog = dialog;
      this.#frame = frame;
      window.addEventListener('message', this.#receive);
      document.body.append(dialog);
      dialog.showModal();
      frame.addEventListener('load', () => frame.focus());
      return this;
    }

    close() {
      if (this.#dialog) this.#dismiss();
    }

    #receive = (message) => {
      if (message.source !== this.#frame?.contentWindow || message.origin !== base.origin) return;
      const { event, data } = message.data ?? {};
      if (event === 'ready') {
        const { name, description, image, prefill, theme } = this.#options;
        const options = { name, description, image, prefill, theme: { color: theme?.color } };
        this.#frame.contentWindow.postMessage(
          { event: 'options', data: JSON.parse(JSON.stringify(options)) },
          base.origin,
        );
      } else if (event === 'failed') {
        for (const listener of this.#listeners.get('payment.failed') ?? []) listener({ error: data });
      } else if (event === 'dismiss') {
        if (data?.by !== 'escape' || this.#options.modal?.escape !== false) this.#dismiss();
      } else if (event === 'success') {
        this.#remove();
        this.#options.handler?.(data);
      }
    };

    #dismiss() {
      this.#remove();
      this.#options.modal?.ondismiss?.();
    }

    #remove() {
      window.removeEventListener('message', this.#receive);
      this.#dialog?.close();
      this.#dialog?.remove();
      this.#dialog = null;
      this.#frame = null;
      this.#focusedBefore?.focus?.();
    }
  }

  window.Razorpay = Razorpay;
})();
