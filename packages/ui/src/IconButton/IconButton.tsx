import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../shared/classes';
import { iconButton, variants } from './IconButton.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'style' | 'children' | 'aria-label'> {
  /** What the button does, in words. */
  label: string;
  /** The picture of it; hide it from assistive technology. */
  icon: ReactNode;
  variant?: 'plain' | 'onPicture' | undefined;
}

/** Acts on a click where a well-known picture needs no words; the words are its accessible name. */
export function IconButton({ label, icon, variant = 'plain', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classes(iconButton, variants[variant], className)}
      aria-label={label}
    >
      {icon}
    </button>
  );
}
