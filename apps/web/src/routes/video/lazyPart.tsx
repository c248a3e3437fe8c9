import { type ComponentType, useEffect, useReducer } from 'react';
import { type AreaMessages, type Copy, useActiveCopy } from '../../copy/copy';
import { lazyCode } from '../code';

/** What a part is told beside its own. */
export interface LazyPartProps {
  /** It couldn't be brought. */
  onFailed?: (() => void) | undefined;
}

/** A part of the page whose code comes when it is first shown, or shortly before. */
export interface LazyPart<Props> {
  /** Shows nothing until it has come, and where it can't be brought; shown anew, it asks again. */
  Part: ComponentType<Props & LazyPartProps>;
  /** Begins to bring it. */
  prepare: (copy: Copy) => void;
}

/** Brings a part on demand, with the messages that only it needs; once it is there it is shown at once. */
export function lazyPart<Props extends object>(
  bring: () => Promise<ComponentType<Props>>,
  ...areas: (keyof AreaMessages)[]
): LazyPart<Props> {
  const code = lazyCode(bring, ...areas);
  const load = (copy: Copy, then?: () => void, fail = () => {}) => void code.load(copy).then(then, fail);
  return {
    Part(props) {
      const copy = useActiveCopy();
      const [, renew] = useReducer((times: number) => times + 1, 0);
      // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once, whenever it is shown anew
      useEffect(() => {
        if (code.current === null) load(copy, renew, props.onFailed);
      }, []);
      const Shown = code.current;
      return Shown && <Shown {...props} />;
    },
    prepare: (copy) => code.current === null && load(copy),
  };
}
