import {
  type ComponentType,
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { afterPaint } from './afterPaint';

/** A part of a page whose code is loaded when it is first needed. */
export interface LazyPartCode<Props> {
  /** The component; null until it is loaded. */
  peek(): ComponentType<Props> | null;
  load(): Promise<ComponentType<Props>>;
  /** Loads the code shortly before it is needed; what fails here is loaded again when it is shown. */
  preload(): void;
}

/** Leaves a component's code to be loaded by a `LazyPart`. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): LazyPartCode<Props> {
  let loaded: ComponentType<Props> | null = null;
  const loadOnce = async () => {
    if (loaded !== null) return loaded;
    await afterPaint();
    loaded ??= await load();
    return loaded;
  };
  return { peek: () => loaded, load: loadOnce, preload: () => void loadOnce().catch(() => {}) };
}

/**
 * Called where a part could not be loaded and nothing says so, as its `onFailed` only closes it again; and where a retry
 * has failed too.
 */
export const CodeFailureContext = createContext<() => void>(() => {});

export interface LazyPartProps<Props> {
  part: LazyPartCode<Props>;
  props: Props;
  /** Loads and shows the part from the first time that this is true. */
  isWanted?: boolean | undefined;
  /** Shown until the part is loaded. */
  loading?: ReactNode;
  /** Shown where it could not be loaded; without it `loading` is shown until the part is wanted again. */
  failure?: ((retry: () => void) => ReactNode) | undefined;
  /** Called when it could not be loaded, and then `CodeFailureContext`. */
  onFailed?: (() => void) | undefined;
}

/**
 * A part of a page whose code is loaded on demand. What is shown in its place stays mounted until it is there. A server
 * renders what is in its place.
 */
export function LazyPart<Props extends object>({
  part,
  props,
  isWanted = true,
  loading = null,
  failure,
  onFailed,
}: LazyPartProps<Props>) {
  // It stays with the component that it started with: another one would be mounted again.
  const [Part, setPart] = useState(() => (isWanted ? part.peek() : null));
  const [hasFailed, setHasFailed] = useState(false);
  const notifyFailed = useContext(CodeFailureContext);
  const isRetry = useRef(false);
  const fail = useEffectEvent(() => {
    setHasFailed(failure !== undefined);
    onFailed?.();
    if (onFailed !== undefined || isRetry.current) notifyFailed();
  });
  const isMissing = isWanted && Part === null && !hasFailed;
  useEffect(() => {
    if (!isMissing) return;
    let isOver = false;
    part.load().then(
      (loaded) => {
        if (!isOver) startTransition(() => setPart(() => loaded));
      },
      () => {
        if (!isOver) fail();
      },
    );
    return () => {
      isOver = true;
    };
  }, [isMissing, part]);
  if (Part !== null) return <Part {...props} />;
  if (!hasFailed || !failure) return loading;
  return failure(() => {
    isRetry.current = true;
    setHasFailed(false);
  });
}
