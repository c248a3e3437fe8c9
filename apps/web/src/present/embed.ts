/** Address of the video host's page for one video: with its own controls, or bare for our overlay (spec §2). */
export function embedAddress(host: string, videoId: string, variant: 'withControls' | 'bare'): string {
  const options =
    variant === 'bare'
      ? 'enablejsapi=1&controls=0&fs=0&autoplay=1&playsinline=1&rel=0'
      : 'enablejsapi=1&autoplay=1&playsinline=1&rel=0';
  return `${host}/embed/${encodeURIComponent(videoId)}?${options}`;
}
