import { startApp } from './entry.client';
import { FAILED_EVENT } from './head/head.constants';

startApp(window).catch((error: unknown) => {
  // The script in the page's head says so to the viewer.
  window.dispatchEvent(new Event(FAILED_EVENT));
  throw error;
});
