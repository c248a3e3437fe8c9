import { Artwork, type ArtworkProps } from '../Artwork/Artwork';
import { Button } from '../Button/Button';
import { Volume } from '../Icon/icons';
import { classes } from '../shared/classes';
import { alone, mark, note, poster, said } from './SoundOnly.css';

/** The picture that a film is known by, in place of the film's own. */
export function SoundOnlyPoster(props: Pick<ArtworkProps, 'sources' | 'title' | 'lang'>) {
  return (
    <div className={poster}>
      <Artwork {...props} shape="fill" prefer="wide" />
    </div>
  );
}

export interface SoundOnlyNoteProps {
  text: string;
  showPictureText: string;
  /** Shows the picture again; absent where the note lies over the poster by itself, without the controls. */
  onShowPicture?: (() => void) | undefined;
}

/** Says that a film plays without its picture, with the way back to it. */
export function SoundOnlyNote({ text, showPictureText, onShowPicture }: SoundOnlyNoteProps) {
  return (
    <div className={classes(note, onShowPicture === undefined && alone)}>
      <span className={said}>
        <Volume className={mark} size={18} />
        {text}
      </span>
      {onShowPicture && (
        <Button variant="text" size="small" onClick={onShowPicture}>
          {showPictureText}
        </Button>
      )}
    </div>
  );
}
