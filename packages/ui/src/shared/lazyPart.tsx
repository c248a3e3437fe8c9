import {
  Component,
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  startTransition,
  useEffect,
  useState,
} from 'react';

/** Thrown in place of a part whose code could not be loaded. */
class LoadError extends Error {}

/** A part of a page whose code is loaded when it is first needed. */
export interface LazyPartCode<Props> {
  /** The component to render: itself once it is loaded, and what suspends until then. */
  pick(): ComponentType<Props>;
  /** Loads the code shortly before it is needed. */
  preload(): void;
  /** Makes the next `pick` load it again after a failure. */
  reset(): void;
}

/** Leaves a component's code to be loaded by a `LazyPart`. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): LazyPartCode<Props> {
  let loaded: ComponentType<Props> | null = null;
  const loadPart = async () => {
    loaded = await load();
    return { default: loaded };
  };
  const create = (): ComponentType<Props> =>
    lazy(() =>
      loadPart().catch((cause: unknown) => {
        throw new LoadError('A part of the page could not be loaded', { cause });
      }),
    );
  let current = create();
  return {
    pick: () => loaded ?? current,
    preload() {
      // What fails here is loaded again when it is shown.
      if (loaded === null) loadPart().catch(() => {});
    },
    // React keeps the failure of a lazy component for good.
    reset() {
      current = create();
    },
  };
}

interface LazyBoundaryProps {
  onFailed: (retry: () => void) => void;
  /** Shown in place of a part that could not be loaded. */
  failure: (retry: () => void) => ReactNode;
  children: ReactNode;
}

/** Keeps a failure to load a part away from the rest of the page; other errors are left to the boundary above. */
class LazyBoundary extends Component<LazyBoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  readonly #retry = () => this.setState({ error: null });

  override componentDidCatch() {
    this.props.onFailed(this.#retry);
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (!(error instanceof LoadError)) throw error;
    return this.props.failure(this.#retry);
  }
}

export interface LazyPartProps<Props> {
  part: LazyPartCode<Props>;
  props: Props;
  /** Loads and shows the part from the first time that this is true. */
  isWanted?: boolean | undefined;
  /** Shown until the part is loaded. */
  loading?: ReactNode;
  /** Shown where it could not be loaded; without it `loading` is shown until the part is wanted again. */
  failure?: ((retry: () => void) => ReactNode) | undefined;
  /** Called when it could not be loaded. */
  onFailed?: (() => void) | undefined;
}

/** A part of a page whose code is loaded on demand. What is shown in its place stays mounted until it is there. */
export function LazyPart<Props extends object>({
  part,
  props,
  isWanted = true,
  loading = null,
  failure,
  onFailed,
}: LazyPartProps<Props>) {
  const [isShown, setIsShown] = useState(isWanted);
  useEffect(() => {
    if (isWanted) startTransition(() => setIsShown(true));
  }, [isWanted]);
  const handleFailed = (retry: () => void) => {
    part.reset();
    if (!failure) {
      setIsShown(false);
      retry();
    }
    onFailed?.();
  };
  // Each boundary is hydrated by itself: one for every card of a page would hydrate the page as many times.
  if (!isShown && loading === null) return null;
  return (
    <LazyBoundary onFailed={handleFailed} failure={failure ?? (() => loading)}>
      <Suspense fallback={loading}>{isShown ? <PickedPart part={part} props={props} /> : loading}</Suspense>
    </LazyBoundary>
  );
}

/** Stays with the component that it started with: another one would be mounted again. */
function PickedPart<Props extends object>({ part, props }: Pick<LazyPartProps<Props>, 'part' | 'props'>) {
  const [Part] = useState<ComponentType<Props>>(() => part.pick());
  return <Part {...props} />;
}
