import type { ReactNode } from 'react';
import { CircleAlert, CircleCheck, Info } from '../Icon/icons';
import { classes } from '../shared/classes';
import { alert, body, mark, message, tones } from './Alert.css';

const marks = { bad: CircleAlert, good: CircleCheck, note: Info };

export interface AlertProps {
  /** `bad` is read out at once; the others when the reader pauses. */
  tone: 'bad' | 'good' | 'note';
  children: ReactNode;
  /** What can be done about it, for instance a Try again button. */
  action?: ReactNode;
}

/** Reports in place what failed or succeeded. */
export function Alert({ tone, children, action }: AlertProps) {
  const Mark = marks[tone];
  return (
    <div className={classes(alert, tones[tone])} role={tone === 'bad' ? 'alert' : 'status'}>
      <Mark className={mark} size={20} />
      <div className={body}>
        <div className={message}>{children}</div>
        {action}
      </div>
    </div>
  );
}
