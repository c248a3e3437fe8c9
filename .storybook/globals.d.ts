/** Sets the size of the viewport in CSS pixels; there while stories run as tests. */
declare var resizeViewport: ((width: number, height: number) => Promise<void>) | undefined;

/** Takes a picture of an element, a PNG in base64; there while stories run as tests. */
declare var takePicture: ((element: HTMLElement) => Promise<string>) | undefined;
