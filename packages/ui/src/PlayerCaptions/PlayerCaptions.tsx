import { useRef } from 'react';
import { classes } from '../shared/classes';
import { area, backgrounds, captions, colours, line, sizes } from './PlayerCaptions.css';
import { useFit } from './useFit';

export interface CaptionStyle {
  size: keyof typeof sizes;
  colour: keyof typeof colours;
  background: keyof typeof backgrounds;
}

export interface PlayerCaptionsProps {
  /** The captions of this moment, each with an id that stays the same while it is shown. */
  lines: readonly { id: string; text: string }[];
  /** The captions' language, BCP 47. */
  lang: string;
  look: CaptionStyle;
  /** True while the controls are shown, so that captions are above them. */
  isRaised: boolean;
}

/** Captions over the picture, readable in every script and never behind the controls. */
export function PlayerCaptions({ lines, lang, look, isRaised }: PlayerCaptionsProps) {
  const box = useRef<HTMLDivElement>(null);
  useFit(box, isRaised);
  return (
    <div className={area}>
      <div ref={box} className={classes(captions, sizes[look.size])} lang={lang} data-raised={isRaised}>
        {lines.map(({ id, text }) => (
          <p
            key={id}
            className={classes(line, colours[look.colour], backgrounds[look.background])}
            dir="auto"
          >
            {text}
          </p>
        ))}
      </div>
    </div>
  );
}
