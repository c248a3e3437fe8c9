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

/** A route's code with its messages, brought once; after a failure to bring it the next try asks again. */
export interface RouteCode {
  /** The component where it has arrived. */
  current: ComponentType<RouteProps> | null;
  load(copy: Copy): Promise<ComponentType<RouteProps>>;
  /** What came of bringing it, the same until `forget`: null where it couldn't be brought. */
  outcome(copy: Copy): Promise<ComponentType<RouteProps> | null>;
  forget(): void;
}

/** Wraps the dynamic import of a route and the messages that it needs beyond those of every visit. */
export function lazyCode(
  bring: () => Promise<ComponentType<RouteProps>>,
  ...areas: (keyof AreaMessages)[]
): RouteCode {
  let loading: Promise<ComponentType<RouteProps>> | null = null;
  let outcome: Promise<ComponentType<RouteProps> | null> | null = null;
  async function bringAll(copy: Copy) {
    const [component] = await Promise.all([bring(), ...areas.map((area) => copy.load(area))]);
    code.current = component;
    return component;
  }
  const code: RouteCode = {
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
