import { classes } from '../shared/classes';
import { area, backgrounds, colours, line, sizes } from './PlayerCaptions.css';

export interface CaptionStyle {
  size: keyof typeof sizes;
  colour: keyof typeof colours;
  background: keyof typeof backgrounds;
}

export interface PlayerCaptionsProps {
  /** What is said now, each with its own mark that stays the same while it is shown. */
  lines: readonly { id: string; text: string }[];
  /** The captions' language, BCP 47. */
  lang: string;
  look: CaptionStyle;
  /** True while the controls are shown, so that captions stand above them. */
  isRaised: boolean;
}

/** What is said, as text over the picture, readable in every script and never under the controls. */
export function PlayerCaptions({ lines, lang, look, isRaised }: PlayerCaptionsProps) {
  return (
    <div className={classes(area, sizes[look.size])} lang={lang} data-raised={isRaised}>
      {lines.map(({ id, text }) => (
        <p key={id} className={classes(line, colours[look.colour], backgrounds[look.background])} dir="auto">
          {text}
        </p>
      ))}
    </div>
  );
}
