import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../Button/Button';
import { X } from '../Icon/icons';
import { IconButton } from '../IconButton/IconButton';
import { Link } from '../Link/Link';
import { afterPaint } from '../shared/afterPaint';
import { passFocusOn } from '../shared/passFocusOn';
import { announcement, line, other, stack, way, words } from './Announcement.css';

/** A text in a language (BCP 47) of its own; without one in the page's. */
interface OwnText {
  text: string;
  lang?: string;
}

export interface AnnouncementProps {
  /** Names it for assistive technology. */
  label: string;
  text: string;
  /** The same in another language. */
  translation?: OwnText;
  /** Where something can be done about it, or what does it. */
  action: OwnText & ({ href: string } | { onAct: () => void });
  closeLabel: string;
  onClose: () => void;
}

/**
 * The one place of all announcements; lines that had a fixed place each would lie on each other. It is made a paint before the
 * first of them is rendered: what comes into a live region is read out, what comes with one may not be. It is one by its
 * role, because a dialog hides what is behind it from screen readers, but no `aria-live`.
 */
async function stackPlace(): Promise<HTMLElement> {
  const found = document.querySelector<HTMLElement>(`.${stack}`);
  if (found !== null) return found;
  const made = document.createElement('div');
  made.className = stack;
  made.role = 'status';
  made.ariaAtomic = 'false';
  document.body.append(made);
  await afterPaint();
  return made;
}

/** A line over the foot of a page that stays until it is closed; it moves nothing. Several stack. */
export function Announcement({ label, text, translation, action, closeLabel, onClose }: AnnouncementProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => {
    void stackPlace().then(setPlace);
  }, []);
  if (place === null) return null;
  return createPortal(
    <section className={announcement} aria-label={label}>
      <div className={words}>
        <p className={line} dir="auto">
          {text}
        </p>
        {translation !== undefined && (
          <p className={other} dir="auto" lang={translation.lang}>
            {translation.text}
          </p>
        )}
      </div>
      <span className={way} lang={action.lang}>
        {'href' in action ? (
          <Link variant="alone" href={action.href}>
            {action.text}
          </Link>
        ) : (
          <Button variant="text" size="small" onClick={action.onAct}>
            {action.text}
          </Button>
        )}
      </span>
      <IconButton
        label={closeLabel}
        icon={<X size={18} />}
        onClick={({ currentTarget }) => {
          passFocusOn(currentTarget);
          onClose();
        }}
      />
    </section>,
    place,
  );
}
