import { smallPage } from '../http/smallPage';

const WORDS = {
  paid: {
    status: 200,
    mark: 'done',
    title: 'Payment received',
    text: 'Thank you. Your subscription is active. You can close this tab and return to the previous one.',
  },
  pending: {
    status: 202,
    mark: 'waiting',
    title: 'Payment pending',
    text: 'Your bank has not confirmed the payment yet. You can close this tab. The subscription starts automatically.',
  },
  returned: {
    status: 200,
    mark: 'done',
    title: 'This payment is refunded',
    text: 'It was not needed, or not over the price of the plan. The whole amount goes back to you automatically. Your payment history says why.',
  },
  refused: {
    status: 400,
    mark: 'failed',
    title: 'This payment could not be confirmed',
    text: 'Nothing was changed. If you were charged, the payment is matched or refunded automatically.',
  },
} as const;

/** The small page to which the provider sends the payer of a link back. */
export function callbackPage(outcome: keyof typeof WORDS, brand: string, homeUrl: string): Response {
  return smallPage({ ...WORDS[outcome], brand, link: { href: homeUrl, label: `Go to ${brand}` } });
}
