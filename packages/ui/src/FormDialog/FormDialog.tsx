import type { ReactNode, Ref, SubmitEvent } from 'react';
import { Dialog } from '../Dialog/Dialog';
import { form } from './FormDialog.css';

export interface FormDialogProps {
  isOpen: boolean;
  title: string;
  closeLabel: string;
  /** Texts, fields and buttons, in order. */
  children: ReactNode;
  /** The form, for whoever moves the focus within it. */
  formRef?: Ref<HTMLFormElement> | undefined;
  onSubmit: () => void;
  onClose: () => void;
}

/** A question or a short form over the page, in one step or several. */
export function FormDialog(props: FormDialogProps) {
  const { isOpen, title, closeLabel, children, formRef, onSubmit, onClose } = props;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Dialog isOpen={isOpen} variant="panel" title={title} closeLabel={closeLabel} onClose={onClose}>
      <form ref={formRef} className={form} noValidate aria-label={title} onSubmit={submit}>
        {children}
      </form>
    </Dialog>
  );
}
