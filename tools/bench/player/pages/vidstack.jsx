import '@vidstack/react/player/styles/default/theme.css';
import '@vidstack/react/player/styles/default/layouts/video.css';
import { isHLSProvider, MediaPlayer, MediaProvider, Poster } from '@vidstack/react';
import { DefaultVideoLayout, defaultLayoutIcons } from '@vidstack/react/player/layouts/default';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { mediaAddress, poster, stage } from './page';

/** Its own default is a copy from elsewhere; this one is ours, of the same version. */
function bringOurHls(provider) {
  if (!isHLSProvider(provider)) return;
  provider.library = () => import('hls.js');
  provider.config = { capLevelToPlayerSize: true };
}

function Player() {
  const [address, setAddress] = useState(null);
  useEffect(() => {
    globalThis.changeMedia = setAddress;
    mediaAddress().then(setAddress);
  }, []);
  return (
    <MediaPlayer
      src={address ?? ''}
      load="eager"
      posterLoad="eager"
      autoPlay
      muted
      playsInline
      onProviderChange={bringOurHls}
    >
      <MediaProvider>
        <Poster className="vds-poster" src={poster} alt="" />
      </MediaProvider>
      <DefaultVideoLayout icons={defaultLayoutIcons} />
    </MediaPlayer>
  );
}

createRoot(stage).render(<Player />);
