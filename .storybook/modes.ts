/** One way to look at a story: width of the viewport in CSS pixels, theme and motion. */
export interface Mode {
  width: number;
  height: number;
  theme: 'brand' | 'contrast';
  motion: 'moving' | 'still';
}

const small = { width: 375, height: 812 };
const desktop = { width: 1366, height: 768 };

/** Every story is compared in these. */
export const everyStory: Record<string, Mode> = {
  small: { ...small, theme: 'brand', motion: 'moving' },
  desktop: { ...desktop, theme: 'brand', motion: 'moving' },
};

/** The stories of the UI library are compared in these as well. */
export const libraryOnly: Record<string, Mode> = {
  'small contrast': { ...small, theme: 'contrast', motion: 'moving' },
  'desktop contrast': { ...desktop, theme: 'contrast', motion: 'moving' },
  'desktop still': { ...desktop, theme: 'brand', motion: 'still' },
};

/** The modes in which the story of this title is compared: screens and machines stand under their own names. */
export function modesOf(title: string): Record<string, Mode> {
  return /^(Screens|Machines)\//.test(title) ? everyStory : { ...everyStory, ...libraryOnly };
}
