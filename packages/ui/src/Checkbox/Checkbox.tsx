import { type ComponentProps, useId } from 'react';
import { useEarlyInput } from '../shared/useEarlyInput';
import { box, label as labelClass } from './Checkbox.css';

export interface CheckboxProps extends Pick<ComponentProps<'input'>, 'name' | 'disabled'> {
  label: string;
  isChecked: boolean;
  /** Called with the new state after each change. */
  onCheckedChange: (isChecked: boolean) => void;
}

const isOn = (input: HTMLInputElement) => input.checked;

/** A choice that is on or off and takes effect with its form. */
export function Checkbox({ label, isChecked, onCheckedChange, ...rest }: CheckboxProps) {
  const id = useId();
  useEarlyInput(id, isOn, isChecked, onCheckedChange);
  return (
    <label className={labelClass}>
      <input
        {...rest}
        id={id}
        type="checkbox"
        className={box}
        checked={isChecked}
        onChange={(event) => onCheckedChange(event.currentTarget.checked)}
      />
      {label}
    </label>
  );
}
