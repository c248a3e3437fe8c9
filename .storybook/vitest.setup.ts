import { commands, page } from 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    resizeWindow: (width: number, height: number) => Promise<void>;
  }
}

// The stories' own checks run in the page and can neither resize it nor take its picture; the runner can.
globalThis.resizeViewport = async (width, height) => {
  await commands.resizeWindow(Math.max(width, 1280), Math.max(height, 720));
  await page.viewport(width, height);
};
globalThis.takePicture = (element) => page.screenshot({ element, save: false });
