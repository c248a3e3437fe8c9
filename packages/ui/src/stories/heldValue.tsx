import type { ComponentType } from 'react';
import { useHeld } from './useHeld';

interface FieldProps {
  value: string;
  onValueChange: (value: string) => void;
}

/** Renders a field that keeps what is typed, as a form does. */
export function heldValue<Props extends FieldProps>(Field: ComponentType<Props>) {
  return function Held(args: Props) {
    const [value, setValue] = useHeld(args.value);
    const handleChange = (next: string) => {
      setValue(next);
      args.onValueChange(next);
    };
    return <Field {...args} value={value} onValueChange={handleChange} />;
  };
}
