import { page } from 'vitest/browser';

// The stories' own checks run in the page and can't resize it; the runner can.
globalThis.resizeViewport = (width, height) => page.viewport(width, height);
