import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { once } from '../once';

/** Thrown in place of a component whose code could not be loaded. */
class CodeError extends Error {}

interface BoundaryProps {
  /** Called when the code could not be loaded. */
  onFailed: () => void;
  /** Stands in its place. */
  failure: (retry: () => void) => ReactNode;
  children: ReactNode;
}

/** The one boundary around code that is loaded late; whatever else breaks is left to the crash screen. */
class LateBoundary extends Component<BoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof CodeError) this.props.onFailed();
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (!(error instanceof CodeError)) throw error;
    return this.props.failure(() => this.setState({ error: null }));
  }
}

/** A component whose code is loaded when it is first shown. */
export interface Late<Props> {
  /** What shows it: itself where its code was loaded ahead. */
  pick(): ComponentType<Props>;
  /** Loads the code shortly before it is needed. */
  preload(): void;
  /** Makes ready for another try after a failure. */
  renew(): void;
}

/** Puts a component's code off until it is shown by a `LatePart`. */
export function late<Props>(load: () => Promise<ComponentType<Props>>): Late<Props> {
  let loaded: ComponentType<Props> | null = null;
  const loadOnce = once(async () => {
    loaded = await load();
    return loaded;
  });
  const create = (): ComponentType<Props> =>
    lazy(async () => ({
      default: await loadOnce().catch((cause: unknown) => {
        throw new CodeError('Code could not be loaded', { cause });
      }),
    }));
  let current = create();
  return {
    pick: () => loaded ?? current,
    preload: () => void loadOnce().catch(() => {}),
    // React keeps a failure for good.
    renew() {
      current = create();
    },
  };
}

export interface LatePartProps<Props> {
  code: Late<Props>;
  props: Props;
  /** Shown while it is being loaded; nothing unless said. */
  loading?: ReactNode;
  /** Shown where it could not be loaded; nothing unless said. */
  failure?: (retry: () => void) => ReactNode;
  /** Called when its code could not be loaded; shown anew, it tries again. */
  onFailed?: () => void;
}

/** Shows a component whose code is loaded late. */
export function LatePart<Props extends object>(part: LatePartProps<Props>) {
  const { code, props, loading = null, failure = () => null, onFailed } = part;
  const fail = () => {
    code.renew();
    onFailed?.();
  };
  return (
    <LateBoundary onFailed={fail} failure={failure}>
      <Suspense fallback={loading}>
        <Picked code={code} props={props} />
      </Suspense>
    </LateBoundary>
  );
}

/** Stays with what it began with, so that nothing is mounted twice. */
function Picked<Props extends object>({ code, props }: Pick<LatePartProps<Props>, 'code' | 'props'>) {
  const [Part] = useState<ComponentType<Props>>(() => code.pick());
  return <Part {...props} />;
}
