import { useEffect } from 'react';
import { useRuntime } from '../../runtime';

/** The actor of a form, as far as its fields go. */
interface FormActor<Field extends string> {
  getSnapshot(): { status: string; context: { fields: Readonly<Record<Field, string>> } };
  send(event: { type: 'field.edit'; field: Field; value: string }): void;
}

/** Keeps what was typed into the named fields of a form while its page is loaded again, as for another language. */
export function useDraft<Field extends string>(actor: FormActor<Field>, fields: readonly Field[]): void {
  const { page } = useRuntime();
  useEffect(() => {
    const typed = () => actor.getSnapshot().context.fields;
    const { draft, stop } = page.keepDraft(() =>
      // What the form was for is done: the next at this page begins with an empty one.
      actor.getSnapshot().status === 'done'
        ? null
        : Object.fromEntries(fields.map((name) => [name, typed()[name]])),
    );
    for (const name of fields) {
      const value = typeof draft === 'object' && draft !== null ? Reflect.get(draft, name) : undefined;
      // What was typed since, before there was code, counts.
      if (typeof value === 'string' && typed()[name] === '')
        actor.send({ type: 'field.edit', field: name, value });
    }
    return stop;
  }, [page, actor, fields]);
}
