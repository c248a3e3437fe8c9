import { useEffect, useId, useRef } from 'react';
import { Button } from '../Button/Button';
import { Play } from '../Icon/icons';
import { box, choices, title as titleClass, veil } from './ResumePrompt.css';

export interface ResumePromptProps {
  title: string;
  /** The title's language, BCP 47. */
  lang?: string | null | undefined;
  /** "Resume from 24:40". */
  resumeText: string;
  startOverText: string;
  onResume: () => void;
  onStartOver: () => void;
}

/** Offers to resume where the viewer stopped, or to start over; the first one takes the focus, but not from a field. */
export function ResumePrompt({
  title,
  lang,
  resumeText,
  startOverText,
  onResume,
  onStartOver,
}: ResumePromptProps) {
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    // What is typed into a field would press the button, or be one of the player's keys.
    if (!document.activeElement?.matches('input, textarea'))
      group.current?.querySelector('button')?.focus({ preventScroll: true });
  }, []);
  return (
    // Passed on to a control, the focus would keep the controls over the film.
    <section className={veil} aria-labelledby={id} data-ends-focus="">
      <div className={box}>
        <p className={titleClass} id={id} lang={lang ?? undefined} dir="auto">
          {title}
        </p>
        <fieldset ref={group} className={choices} aria-labelledby={id}>
          <Button
            variant="action"
            size="large"
            icon={<Play size={18} fill="currentColor" />}
            onClick={onResume}
          >
            {resumeText}
          </Button>
          <Button size="large" onClick={onStartOver}>
            {startOverText}
          </Button>
        </fieldset>
      </div>
    </section>
  );
}
