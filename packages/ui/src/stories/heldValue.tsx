import { type ComponentType, useState } from 'react';

interface FieldProps {
  value: string;
  onValueChange: (value: string) => void;
}

/** Renders a field that keeps what is typed, as a form does. */
export function heldValue<Props extends FieldProps>(Field: ComponentType<Props>) {
  return function Held(args: Props) {
    const [value, setValue] = useState(args.value);
    const handleChange = (next: string) => {
      setValue(next);
      args.onValueChange(next);
    };
    return <Field {...args} value={value} onValueChange={handleChange} />;
  };
}
