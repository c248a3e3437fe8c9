import type { Id } from '@chalchitra/api/types';
import { LazyPart, lazyPart } from '@chalchitra/ui';
import { useState } from 'react';
import { useRuntime } from '../../runtime';
import { EndingAnnouncement } from '../ending/EndingLine';
import { useEnding } from '../ending/useEnding';
import { useIsLanguageOffered } from '../frame/LanguageBarPart';
import { useContentLanguages } from '../languages/useContentLanguages';

/**
 * What home says and asks beside what it shows, one line at a time: that a subscription ends, else which languages its
 * user watches in, once the page's own language is settled.
 */
export function HomeNotices({ uid }: { uid: Id }) {
  const { ending, close } = useEnding(uid);
  const isLanguageOffered = useIsLanguageOffered();
  if (ending !== null) return <EndingAnnouncement ending={ending} onClose={close} />;
  return isLanguageOffered ? null : <FirstQuestionPart />;
}

/** Asks a user who has never chosen, once that is known. */
function FirstQuestionPart() {
  const runtime = useRuntime();
  const view = useContentLanguages();
  const [question] = useState(() =>
    lazyPart(async () => (await import('./FirstQuestion')).loadFirstQuestion(runtime)),
  );
  return <LazyPart part={question} props={{}} isWanted={view?.hasNeverChosen === true} />;
}
