import { toRupees } from '@chalchitra/api/contract';
import { html } from 'hono/html';
import type { LinkWithPayments } from './sandbox.links.store';

type Markup = ReturnType<typeof html>;

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
const showAmount = (paise: number) => rupees.format(toRupees(paise));

function page(options: { title: string; base: string; content: Markup; isFrame?: boolean }): Markup {
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${options.title}</title>
    <link rel="stylesheet" href="${options.base}/assets/pages.css" />
    ${options.isFrame ? html`<script type="module" src="${options.base}/assets/frame.js"></script>` : ''}
  </head>
  <body class="${options.isFrame ? 'inFrame' : ''}">
    ${options.content}
  </body>
</html>`;
}

const notice = html`<p class="notice">Payment sandbox: no money moves</p>`;

/**
 * The page inside the checkout's frame; the page around it sends the names and the payer to show. Its script enables the
 * buttons, which do nothing without it.
 */
export function checkoutPage(
  base: string,
  merchant: string,
  keyId: string,
  order: { id: string; amount: number },
): Markup {
  return page({
    title: `Pay ${merchant}`,
    base,
    isFrame: true,
    content: html`<main class="card" data-order="${order.id}" data-key="${keyId}">
      <div class="inside">
        ${notice}
        <h1>Pay <span data-merchant>${merchant}</span></h1>
        <p class="amount">${showAmount(order.amount)}</p>
        <dl>
          <dt>For</dt>
          <dd data-description>Order</dd>
          <dt>Order</dt>
          <dd>${order.id}</dd>
          <dt>Paid by</dt>
          <dd data-payer>Guest</dd>
        </dl>
        <p class="alert" role="alert"></p>
        <div class="actions">
          <button class="button main" type="button" value="pay" autofocus disabled>Pay ${showAmount(order.amount)}</button>
          <button class="button" type="button" value="fail" disabled>Fail the payment</button>
          <button class="button" type="button" value="dismiss" disabled>Dismiss</button>
        </div>
      </div>
    </main>`,
  });
}

/** The frame's page where there is nothing to pay. */
export function checkoutProblemPage(base: string, sentence: string): Markup {
  return page({
    title: 'Checkout',
    base,
    isFrame: true,
    content: html`<main class="card">
      <div class="inside">
        ${notice}
        <h1>This order can't be paid</h1>
        <p class="alert" role="alert">${sentence}</p>
        <div class="actions">
          <button class="button main" type="button" value="dismiss" autofocus disabled>Dismiss</button>
        </div>
      </div>
    </main>`,
  });
}

const CLOSED_TITLES = {
  paid: 'This link is paid',
  cancelled: 'This link was cancelled',
  expired: 'This link has expired',
} as const;

/** The hosted page of a payment link: pay or fail while it is open, else how it ended. */
export function linkPage(options: {
  base: string;
  merchant: string;
  found: LinkWithPayments;
  hasFailed: boolean;
  returnUrl: string | null;
}): Markup {
  const { base, merchant, returnUrl } = options;
  const { link, order } = options.found;
  const amount = showAmount(order.amount);
  const title = link.status === 'created' ? `Pay ${merchant}` : CLOSED_TITLES[link.status];
  const payer = Object.values(link.customer).join(' · ');
  const actions =
    link.status === 'created'
      ? html`<form class="actions" method="post" action="${base}/i/${link.code}">
          <button class="button main" name="outcome" value="pay">Pay ${amount}</button>
          <button class="button" name="outcome" value="fail">Fail the payment</button>
        </form>`
      : returnUrl
        ? html`<div class="actions"><a class="button main" href="${returnUrl}">Back to ${merchant}</a></div>`
        : '';
  return page({
    title,
    base,
    content: html`<main class="card">
      <div class="inside">
        ${notice}
        <h1>${title}</h1>
        <p class="amount">${amount}</p>
        <dl>
          <dt>For</dt>
          <dd>${link.description ?? merchant}</dd>
          ${link.referenceId ? html`<dt>Reference</dt><dd>${link.referenceId}</dd>` : ''}
          ${payer ? html`<dt>Paid by</dt><dd>${payer}</dd>` : ''}
        </dl>
        <p class="alert" role="alert">${options.hasFailed ? 'The payment failed. You were not charged. Try again.' : ''}</p>
        ${actions}
      </div>
    </main>`,
  });
}

/** The hosted page of a link that does not exist. */
export function unknownLinkPage(base: string): Markup {
  return page({
    title: 'No such payment link',
    base,
    content: html`<main class="card">
      <div class="inside">
        ${notice}
        <h1>No such payment link</h1>
      </div>
    </main>`,
  });
}
