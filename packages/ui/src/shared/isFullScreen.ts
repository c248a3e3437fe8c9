/** Whether something fills the screen, so that nobody sees the rest of the page. */
export function isFullScreen(): boolean {
  const { fullscreenElement, webkitFullscreenElement } = document as Document & {
    /** What older Safaris have. */
    webkitFullscreenElement?: Element | null;
  };
  return Boolean(fullscreenElement ?? webkitFullscreenElement);
}
