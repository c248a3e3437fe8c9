import { startApp } from './entry.client';

startApp(window).catch((error: unknown) => {
  // The script in the page's head says so to the viewer.
  window.dispatchEvent(new Event('chalchitra-failed'));
  throw error;
});
