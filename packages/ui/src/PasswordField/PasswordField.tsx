import { useState } from 'react';
import { Eye, EyeOff } from '../Icon/formIcons';
import { IconButton } from '../IconButton/IconButton';
import { TextField, type TextFieldProps } from '../TextField/TextField';

export interface PasswordFieldProps
  extends Omit<
    TextFieldProps,
    'type' | 'dir' | 'end' | 'autoComplete' | 'autoCapitalize' | 'autoCorrect' | 'spellCheck'
  > {
  autoComplete: 'current-password' | 'new-password';
  /** Names the button that shows the password, for instance "Show password". */
  showLabel: string;
  /** Names the same button while the password is shown. */
  hideLabel: string;
}

/** A password that can be looked at while typing. */
export function PasswordField({ showLabel, hideLabel, ...rest }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const Mark = isShown ? EyeOff : Eye;
  return (
    <TextField
      {...rest}
      dir="ltr"
      // For while it is shown: browsers leave a hidden one as it is typed.
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      type={isShown ? 'text' : 'password'}
      end={
        <IconButton
          label={isShown ? hideLabel : showLabel}
          icon={<Mark size={20} />}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  );
}
