import { type ChangeEvent, type ComponentProps, type ReactNode, useId } from 'react';
import { CircleAlert } from '../Icon/icons';
import { useEarlyInput } from '../shared/useEarlyInput';
import { error, errorMark, field, frame, hint, input, label as labelClass } from './TextField.css';

type InputProps = ComponentProps<'input'>;

export interface TextFieldProps
  extends Pick<
    InputProps,
    | 'name'
    | 'autoComplete'
    | 'autoCapitalize'
    | 'autoCorrect'
    | 'spellCheck'
    | 'dir'
    | 'inputMode'
    | 'placeholder'
    | 'required'
    | 'disabled'
    | 'readOnly'
    | 'maxLength'
    | 'autoFocus'
    | 'onBlur'
    | 'ref'
  > {
  /** The label; always visible. */
  label: string;
  value: string;
  /** Called with the new text after each change. */
  onValueChange: (value: string) => void;
  type?: 'text' | 'email' | 'password' | 'tel' | undefined;
  /** Help below the field. */
  hintText?: string | undefined;
  /** What is wrong with the value; marks the field as invalid. */
  errorText?: string | undefined;
  /** A control at the end of the field. */
  end?: ReactNode;
}

const textOf = (input: HTMLInputElement) => input.value;

/** One line of text with its label, help and error. */
export function TextField({
  label,
  value,
  onValueChange,
  hintText,
  errorText,
  end,
  ...rest
}: TextFieldProps) {
  const id = useId();
  useEarlyInput(id, textOf, value, onValueChange);
  const described = [errorText && `${id}-error`, hintText && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={field}>
      <label className={labelClass} htmlFor={id}>
        {label}
      </label>
      <div className={frame}>
        <input
          dir={(rest.type ?? 'text') === 'text' ? 'auto' : 'ltr'}
          {...rest}
          id={id}
          className={input}
          value={value}
          aria-invalid={errorText ? true : undefined}
          aria-describedby={described || undefined}
          onChange={(event: ChangeEvent<HTMLInputElement>) => onValueChange(event.currentTarget.value)}
        />
        {end}
      </div>
      {errorText && (
        <p className={error} id={`${id}-error`}>
          <CircleAlert className={errorMark} size="1.1em" />
          {errorText}
        </p>
      )}
      {hintText && (
        <p className={hint} id={`${id}-hint`}>
          {hintText}
        </p>
      )}
    </div>
  );
}
