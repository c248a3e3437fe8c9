/** Makes a video element for the engine: without the browser's own download and picture-in-picture (spec §2). */
export function createMediaElement(document: Document): HTMLVideoElement {
  const element = document.createElement('video');
  element.preload = 'metadata';
  element.playsInline = true;
  element.disablePictureInPicture = true;
  element.tabIndex = -1;
  element.setAttribute('controlslist', 'nodownload');
  return element;
}
