import type { Id } from '@chalchitra/api/types';
import { LazyPart, lazyPart } from '@chalchitra/ui';
import { useState } from 'react';
import { useRuntime } from '../../runtime';
import { EndingLine } from '../ending/EndingLine';
import { useContentLanguages } from '../languages/useContentLanguages';

/** What home says and asks beside what it shows: that a subscription ends, and which languages its user watches in. */
export function HomeNotices({ uid }: { uid: Id }) {
  return (
    <>
      <EndingLine uid={uid} />
      <FirstQuestionPart />
    </>
  );
}

/** Asks whoever has never answered it, on no device, once that is known. */
function FirstQuestionPart() {
  const runtime = useRuntime();
  const view = useContentLanguages();
  const [question] = useState(() =>
    lazyPart(async () => (await import('./FirstQuestion')).loadFirstQuestion(runtime)),
  );
  return <LazyPart part={question} props={{}} isWanted={view?.isUnanswered === true} />;
}
