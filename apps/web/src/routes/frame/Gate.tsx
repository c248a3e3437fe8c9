import type { SubscriptionGateActor } from '@chalchitra/machines';
import {
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { useRuntime, useUid } from '../../runtime';
import type { GateKeeperProps } from './GateKeeper';

/** The gate where it has come, and the way to call for it. */
interface Gate {
  actor: SubscriptionGateActor | null;
  /** Its code couldn't be brought; calling tries again. */
  isOutOfReach: boolean;
  call: () => void;
}

const GateContext = createContext<Gate>({ actor: null, isOutOfReach: false, call: () => {} });

/** The subscription gate of whoever is signed in; its actor is null until it has come. */
export function useGate(): Gate {
  return useContext(GateContext);
}

/** Keeps one subscription gate for each person who signs in; it comes with the first thing that they do. */
export function GateProvider({ children }: { children: ReactNode }) {
  const uid = useUid();
  const { page } = useRuntime();
  const [actor, setActor] = useState<SubscriptionGateActor | null>(null);
  const [keeper, setKeeper] = useState<{ Keeper: ComponentType<GateKeeperProps> } | 'outOfReach' | null>(
    null,
  );

  const call = useMemo(
    () => () => {
      import('./GateKeeper').then(
        ({ GateKeeper }) => setKeeper((known) => (isHere(known) ? known : { Keeper: GateKeeper })),
        () => setKeeper('outOfReach'),
      );
    },
    [],
  );
  useEffect(() => page.onFirstAction(call), [page, call]);

  const isOutOfReach = keeper === 'outOfReach';
  const gate = useMemo(() => ({ actor, isOutOfReach, call }), [actor, isOutOfReach, call]);
  // Beside the pages and not around them: who signs in in the middle of a page's flow stays in that flow.
  return (
    <GateContext value={gate}>
      {children}
      {uid !== null && isHere(keeper) && <keeper.Keeper key={uid} uid={uid} onOpen={setActor} />}
    </GateContext>
  );
}

function isHere<Keeper>(keeper: Keeper | 'outOfReach' | null): keeper is Keeper {
  return keeper !== null && keeper !== 'outOfReach';
}
