import type { APIRequestContext, FrameLocator } from '@playwright/test';
import { expect, type Page } from './test';
import { createAccount, signIn, type Viewer } from './viewers';

/** Signs in a new viewer who hasn't paid, and waits for the plans, which then take the form's place. */
export async function openPlans(page: Page, request: APIRequestContext): Promise<Viewer> {
  const viewer = await createAccount(request);
  await signIn(page, viewer);
  await expect(page.getByRole('heading', { name: 'Choose Your Plan' })).toBeVisible();
  return viewer;
}

/** Chooses the first plan. */
export const selectPlan = (page: Page) => page.getByRole('button', { name: 'Select Plan' }).first().click();

/** Chooses the first plan where it is paid by link; returns the new tab. */
export async function openPaymentTab(page: Page): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  await selectPlan(page);
  return opened;
}

/** What the checkout pop-up shows. */
export const checkoutOf = (page: Page): FrameLocator =>
  page.frameLocator('iframe[src*="/sandbox/razorpay/"]');

/** The sandbox's button that pays, in the new tab or in the pop-up. */
export const payButton = (place: Page | FrameLocator) => place.getByRole('button', { name: /^Pay ₹/ });
