import {
  Component,
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  startTransition,
  useCallback,
  useEffect,
  useState,
} from 'react';

/** Thrown in place of a part whose code could not be loaded. */
class LoadError extends Error {}

export interface LazyPart<Props> {
  /** Null until it has been asked for, and after it could not be loaded. */
  Part: ComponentType<Props> | null;
  /** Asks for it; what stands in its place stays until its code is there. */
  load: () => void;
  /** After a failure: the next `load` tries again. */
  reset: () => void;
}

/**
 * A part whose code is loaded by React.lazy, once it is wanted or shortly before. Show it inside a LazyBoundary.
 */
export function useLazyPart<Props>(
  importPart: () => Promise<{ default: ComponentType<Props> }>,
  isWanted: boolean,
): LazyPart<Props> {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const load = useCallback(() => {
    // One for all renderings of this update: while it waits, React computes the state more than once.
    const part = lazy(() =>
      importPart().catch((cause: unknown) => {
        throw new LoadError('A part of the page could not be loaded', { cause });
      }),
    );
    startTransition(() => setPart((known: ComponentType<Props> | null) => known ?? part));
  }, [importPart]);
  useEffect(() => {
    if (isWanted) load();
  }, [isWanted, load]);
  return { Part, load, reset: useCallback(() => setPart(null), []) };
}

interface LazyBoundaryProps {
  /** Stands in the part's place while its code is loaded. */
  standIn?: ReactNode;
  /** Its code could not be loaded; has to reset it. React reports the error itself. */
  onFailed: () => void;
  children: ReactNode;
}

/** Keeps a failure to load a part away from what stands around it; whatever else breaks is left to the boundary above. */
export class LazyBoundary extends Component<LazyBoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch() {
    this.props.onFailed();
    this.setState({ error: null });
  }

  override render() {
    const { standIn, children } = this.props;
    const { error } = this.state;
    if (error === null) return <Suspense fallback={standIn}>{children}</Suspense>;
    if (!(error instanceof LoadError)) throw error;
    return standIn;
  }
}
