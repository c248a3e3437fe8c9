/** A video element for our own player: the browser's own ways out of it are closed (spec §2). */
export function createMediaElement(document: Document): HTMLVideoElement {
  const element = document.createElement('video');
  element.preload = 'metadata';
  element.playsInline = true;
  element.disablePictureInPicture = true;
  element.tabIndex = -1;
  element.setAttribute('controlslist', 'nodownload');
  return element;
}
