import { Artwork } from '../Artwork/Artwork';
import { useBroken } from '../shared/useBroken';
import { savesData } from '../theme/savesData';
import { frame, moving } from './PostPicture.css';
import { useIsNear } from './useIsNear';

export interface PostPictureProps {
  /** A reel's content is a video, an image's a picture. */
  kind: 'image' | 'reel';
  contentUrl: string;
  /** A still of a reel; without it an early frame of the video is shown. */
  posterUrl?: string | null | undefined;
  /** Drawn where there is no picture; empty where it is over the picture anyway. */
  caption: string;
  lang?: string | null | undefined;
}

/** The first frame of a clip shows little; a later one shows more. */
const STILL_AT = '#t=1.5';

function still(src: string | null | undefined) {
  const picture = src ? { src } : null;
  return { small: picture, wide: picture };
}

/**
 * The still picture of a post, covering its positioned parent; decorative, the caption is beside it. A reel's
 * frame is fetched when it comes near the screen, and not while data is saved.
 */
export function PostPicture({ kind, contentUrl, posterUrl, caption, lang }: PostPictureProps) {
  const [isBroken, noteBroken] = useBroken(contentUrl);
  const [ref, isNear] = useIsNear<HTMLSpanElement>('400px');
  const hasVideo = kind === 'reel' && !posterUrl && !isBroken;
  return (
    <span ref={ref} className={frame}>
      <Artwork
        sources={still(kind === 'image' ? contentUrl : posterUrl)}
        title={caption}
        lang={lang}
        shape="fill"
      />
      {hasVideo && isNear && !savesData() && (
        <video
          className={moving}
          src={`${contentUrl}${STILL_AT}`}
          preload="metadata"
          muted
          playsInline
          disablePictureInPicture
          tabIndex={-1}
          aria-hidden="true"
          onError={noteBroken}
        />
      )}
    </span>
  );
}
