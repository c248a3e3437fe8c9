import { useState } from 'react';
import { Artwork } from '../Artwork/Artwork';
import { frame, moving } from './PostPicture.css';

export interface PostPictureProps {
  /** A reel's content is a video, an image's a picture. */
  kind: 'image' | 'reel';
  contentUrl: string;
  /** A still of a reel; without it the video's own first frame is shown. */
  posterUrl?: string | null | undefined;
  /** Drawn where there is no picture; empty where it stands over the picture anyway. */
  caption: string;
  lang?: string | null | undefined;
}

function still(src: string | null | undefined) {
  const picture = src ? { src } : null;
  return { small: picture, wide: picture };
}

/** The still picture of a post, covering its positioned parent; decorative, the caption stands beside it. */
export function PostPicture({ kind, contentUrl, posterUrl, caption, lang }: PostPictureProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const hasVideo = kind === 'reel' && !posterUrl && brokenUrl !== contentUrl;
  return (
    <span className={frame}>
      <Artwork
        sources={still(kind === 'image' ? contentUrl : posterUrl)}
        title={caption}
        lang={lang}
        shape="fill"
      />
      {hasVideo && (
        <video
          className={moving}
          src={contentUrl}
          preload="metadata"
          muted
          playsInline
          disablePictureInPicture
          tabIndex={-1}
          aria-hidden="true"
          onError={() => setBrokenUrl(contentUrl)}
        />
      )}
    </span>
  );
}
