import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Anchor, type AnchorProps } from '../Link/LinkSlot';
import { Spinner } from '../Spinner/Spinner';
import { classes } from '../shared/classes';
import { button, sizes, variants, widths } from './Button.css';

interface Looks {
  /** `action` for the one main action of a view, `highlight` on pictures, `quiet` beside a main action, `ghost` for less, `bare` in a bar, `text` within a line. */
  variant?: 'action' | 'highlight' | 'quiet' | 'ghost' | 'bare' | 'text' | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  width?: 'content' | 'full' | undefined;
  /** Drawn before the label; hidden from assistive technology. */
  icon?: ReactNode;
}

export interface ButtonProps extends Looks, Omit<ComponentProps<'button'>, 'style' | 'className'> {
  /** Shows a spinner and lets no click through, keeping the focus. */
  isBusy?: boolean | undefined;
}

export interface ButtonLinkProps extends Looks, Omit<AnchorProps, 'className'> {}

function looks({ variant = 'quiet', size = 'medium', width = 'content' }: Looks): string {
  return classes(button, variants[variant], sizes[size], widths[width]);
}

/** Acts on a click; for what leads to another page use ButtonLink. */
export function Button({
  variant,
  size,
  width,
  icon,
  isBusy = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={looks({ variant, size, width })}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={handleClick}
    >
      {isBusy ? <Spinner /> : icon}
      {children}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, width, icon, children, ...rest }: ButtonLinkProps) {
  return (
    <Anchor {...rest} className={looks({ variant, size, width })}>
      {icon}
      {children}
    </Anchor>
  );
}
