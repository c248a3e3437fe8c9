import type { FormEvent, ReactNode } from 'react';
import {
  actions,
  aside as asideClass,
  card,
  divider,
  fields,
  lead,
  row,
  title as titleClass,
} from './Form.css';

export interface FormProps {
  title: string;
  leadText?: string | undefined;
  /** Called when the form is submitted, by button or Enter; the browser's own submission and checks are off. */
  onSubmit: () => void;
  /** Fields, rows and buttons, in order. */
  children: ReactNode;
  /** What is below the form, for instance a link to the other form. */
  aside?: ReactNode;
}

/** A page's form, as a card. */
export function Form({ title, leadText, onSubmit, children, aside }: FormProps) {
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    // Sent without code, it would put a password into the address by any other method.
    <form className={card} method="post" noValidate onSubmit={handleSubmit} aria-label={title}>
      <header>
        <h1 className={titleClass}>{title}</h1>
        {leadText && <p className={lead}>{leadText}</p>}
      </header>
      <div className={fields}>{children}</div>
      {aside && <div className={asideClass}>{aside}</div>}
    </form>
  );
}

/** Two things at the ends of one line of a form. */
export function FormRow({ children }: { children: ReactNode }) {
  return <div className={row}>{children}</div>;
}

/** Buttons side by side. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className={actions}>{children}</div>;
}

/** Parts two ways of doing the same, with a word between lines. */
export function FormDivider({ children }: { children: ReactNode }) {
  return <p className={divider}>{children}</p>;
}
