import { commands, page } from 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    resizeWindow: (width: number, height: number) => Promise<void>;
  }
}

// The stories' own checks run in the page and can neither resize it nor take its picture; the runner can.
// The window only grows: each change of it is a round trip to the runner, and what is around the viewport is empty.
const runnersWindow = { width: 0, height: 0 };
globalThis.resizeViewport = async (width, height) => {
  if (width > runnersWindow.width || height > runnersWindow.height) {
    runnersWindow.width = Math.max(width, runnersWindow.width, 1366);
    runnersWindow.height = Math.max(height, runnersWindow.height, 900);
    await commands.resizeWindow(runnersWindow.width, runnersWindow.height);
  }
  await page.viewport(width, height);
};
globalThis.takePicture = (element) => page.screenshot({ element, save: false });
