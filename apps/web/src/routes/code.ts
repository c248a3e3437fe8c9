import type { ComponentType } from 'react';
import type { AreaMessages, Copy } from '../copy/copy';
import type { PathParams } from './matchPath';

/** What every route component is given. */
export interface RouteProps {
  /** The pattern of the route table that led here. */
  path: string;
  params: PathParams;
  search: URLSearchParams;
  /** The address remembered for after signing in. */
  from: string | null;
}

/** What a page for subscribers is given: nothing of it may be shown until it is known that they have paid. */
export interface SubscribedProps extends RouteProps {
  hasPaid: boolean;
}

/** The code of a component, a route's unless said, with its messages, brought once; after a failure to bring it the next try asks again. */
export interface LazyCode<Props = RouteProps> {
  /** The component where it has arrived. */
  current: ComponentType<Props> | null;
  load(copy: Copy): Promise<ComponentType<Props>>;
  /** What came of bringing it, the same until `forget`: null where it couldn't be brought. */
  outcome(copy: Copy): Promise<ComponentType<Props> | null>;
  forget(): void;
}

/** Wraps the dynamic import of a component and the messages that it needs beyond those of every visit. */
export function lazyCode<Props = RouteProps>(
  bring: () => Promise<ComponentType<Props>>,
  ...areas: (keyof AreaMessages)[]
): LazyCode<Props> {
  let loading: Promise<ComponentType<Props>> | null = null;
  let outcome: Promise<ComponentType<Props> | null> | null = null;
  async function bringAll(copy: Copy) {
    const [component] = await Promise.all([bring(), ...areas.map((area) => copy.load(area))]);
    code.current = component;
    return component;
  }
  const code: LazyCode<Props> = {
    current: null,
    load(copy) {
      loading ??= bringAll(copy).catch((error: unknown) => {
        loading = null;
        throw error;
      });
      return loading;
    },
    outcome(copy) {
      outcome ??= code.load(copy).catch(() => null);
      return outcome;
    },
    forget() {
      outcome = null;
    },
  };
  return code;
}
