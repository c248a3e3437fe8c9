import type { ReactNode } from 'react';
import { CircleAlert, CircleCheck, Info } from '../Icon/icons';
import { classes } from '../shared/classes';
import { alert, body, mark, message, tones } from './Alert.css';

const marks = { bad: CircleAlert, good: CircleCheck, note: Info };

export interface AlertProps {
  /** `bad` is read out at once; the others when the reader pauses. */
  tone: 'bad' | 'good' | 'note';
  /** Without them nothing is seen, but the region is in the page: what comes into it later is read out. */
  children: ReactNode;
  /** What can be done about it, for instance a Try again button. */
  action?: ReactNode;
  className?: string;
}

/** Reports in place what failed or succeeded. */
export function Alert({ tone, children, action, className }: AlertProps) {
  const Mark = marks[tone];
  return (
    <div className={classes(alert, tones[tone], className)} role={tone === 'bad' ? 'alert' : 'status'}>
      {children && (
        <>
          <Mark className={mark} size={20} />
          <div className={body}>
            <div className={message}>{children}</div>
            {action}
          </div>
        </>
      )}
    </div>
  );
}
