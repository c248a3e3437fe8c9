import { type Dispatch, type SetStateAction, useState } from 'react';

/** State that begins as a story's argument and becomes it again whenever its control changes the argument. */
export function useHeld<Value>(given: Value): [Value, Dispatch<SetStateAction<Value>>] {
  const [value, setValue] = useState(given);
  const [last, setLast] = useState(given);
  if (!Object.is(last, given)) {
    setLast(given);
    setValue(given);
  }
  return [value, setValue];
}
