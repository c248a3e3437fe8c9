import { focusHeading } from '@chalchitra/ui';

/**
 * Takes the focus from the panel of an awaited payment, which goes, to the button of the plan that is being paid for,
 * else to the page's heading; `staysShown` is whether the plans stay in the page.
 */
export function focusPlan(staysShown: boolean): void {
  const plan = staysShown ? document.querySelector<HTMLElement>('main [aria-busy="true"]') : null;
  if (plan !== null) plan.focus();
  else focusHeading(document);
}
