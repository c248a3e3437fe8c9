/** Sets the size of the viewport in CSS pixels; there while stories run as tests. */
declare var resizeViewport: ((width: number, height: number) => Promise<void>) | undefined;
