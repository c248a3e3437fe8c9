/** The viewports that the toolbar offers and stories ask for, with their sizes in CSS pixels. */
export const viewports = {
  small: { width: 375, height: 812 },
  sideways: { width: 667, height: 375 },
  narrow: { width: 320, height: 640 },
  desktop: { width: 1366, height: 768 },
} as const;

export type Viewport = keyof typeof viewports;

/** One way to look at a story: the viewport and its size in CSS pixels, theme and motion. */
export interface Mode {
  viewport: 'small' | 'desktop';
  width: number;
  height: number;
  theme: 'brand' | 'contrast';
  motion: 'moving' | 'still';
}

const small = { viewport: 'small', ...viewports.small } as const;
const desktop = { viewport: 'desktop', ...viewports.desktop } as const;

/** Every story is compared in these. */
export const everyStory = {
  small: { ...small, theme: 'brand', motion: 'moving' },
  desktop: { ...desktop, theme: 'brand', motion: 'moving' },
} satisfies Record<string, Mode>;

/** The stories of the UI library are compared in these as well. */
export const libraryOnly: Record<string, Mode> = {
  'small contrast': { ...small, theme: 'contrast', motion: 'moving' },
  'desktop contrast': { ...desktop, theme: 'contrast', motion: 'moving' },
  'desktop still': { ...desktop, theme: 'brand', motion: 'still' },
};

/** The modes in which the story of this title is compared: screens and machines stand under their own names. */
export function modesOf(title: string): Record<string, Mode> {
  return /^(Screens|Machines)\//.test(title) ? everyStory : allModes;
}

/** Every mode, by name. */
export const allModes: Record<string, Mode> = { ...everyStory, ...libraryOnly };

/** Modes as Chromatic reads them: the viewport and the toolbar's choices. */
export function chromaticModes(modes: Record<string, Mode>) {
  return Object.fromEntries(
    Object.entries(modes).map(([name, { width, height, theme, motion }]) => [
      name,
      { viewport: { width, height }, theme, motion },
    ]),
  );
}

/** Leaves the modes out that are for the stories of the UI library alone. */
export const withoutLibraryModes = Object.fromEntries(
  Object.keys(libraryOnly).map((name) => [name, { disable: true }]),
);
