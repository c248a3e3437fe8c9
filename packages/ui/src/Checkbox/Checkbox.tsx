import type { ComponentProps } from 'react';
import { box, label as labelClass } from './Checkbox.css';

export interface CheckboxProps extends Pick<ComponentProps<'input'>, 'name' | 'disabled'> {
  label: string;
  isChecked: boolean;
  /** Called with the new state after each change. */
  onCheckedChange: (isChecked: boolean) => void;
}

/** A choice that is on or off and takes effect with its form. */
export function Checkbox({ label, isChecked, onCheckedChange, ...rest }: CheckboxProps) {
  return (
    <label className={labelClass}>
      <input
        {...rest}
        type="checkbox"
        className={box}
        checked={isChecked}
        onChange={(event) => onCheckedChange(event.currentTarget.checked)}
      />
      {label}
    </label>
  );
}
