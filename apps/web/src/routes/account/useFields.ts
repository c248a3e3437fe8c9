import type { Failure, FailureCode } from '@chalchitra/machines';
import { type RefObject, useRef } from 'react';
import { useMessages } from '../../copy/copy';
import { useFailureText } from './useFailureText';
import { useFocusOnRefusal } from './useFocusOnRefusal';

type FieldName = 'name' | 'email' | 'phone' | 'password' | 'confirmation';

/** A form as its machine knows it. */
interface FormState<Name extends FieldName> {
  fields: Readonly<Record<Name, string>>;
  /** Why the form was refused last. */
  failure: Failure | null;
  /** How often it was refused. */
  refusals: number;
}

interface FieldProps {
  name: string;
  label: string;
  value: string;
  readOnly: boolean;
  errorText: string | undefined;
  onValueChange: (value: string) => void;
}

interface Fields<FormElement extends HTMLElement, Name extends FieldName> {
  /** The element around the fields, in which a refused field gets the focus. */
  formRef: RefObject<FormElement | null>;
  field: (name: Name) => FieldProps;
  /** The failure that is about none of the fields. */
  formFailure: Failure | null;
}

/**
 * The fields of an account's form: what is typed into them, and beside one of them why it was refused.
 * `fieldOf` is the field that a failure is about. While the form is being sent, `isBusy`, nothing can be typed: it would
 * be lost.
 */
export function useFields<FormElement extends HTMLElement, Name extends FieldName>(
  { fields, failure, refusals }: FormState<Name>,
  fieldOf: (code: FailureCode) => Name | null,
  onEdit: (field: Name, value: string) => void,
  isBusy: boolean,
): Fields<FormElement, Name> {
  const { fields: labels } = useMessages('account');
  const failureText = useFailureText();
  const refused = failure === null ? null : fieldOf(failure.code);
  const formRef = useRef<FormElement>(null);
  useFocusOnRefusal(formRef, refused, refusals);
  return {
    formRef,
    field: (name) => ({
      name,
      label: labels[name],
      value: fields[name],
      readOnly: isBusy,
      errorText: failure !== null && refused === name ? failureText(failure) : undefined,
      onValueChange: (value) => onEdit(name, value),
    }),
    formFailure: refused === null ? failure : null,
  };
}
