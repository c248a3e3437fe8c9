import { useState } from 'react';
import type { Runtime } from '../../runtime';
import { LanguageQuestion } from '../languages/LanguageQuestion';
import { useContentLanguages } from '../languages/useContentLanguages';
import { offeredQuery, useOfferedLanguages } from '../languages/useOfferedLanguages';

/** Loads the question which languages its user watches in with all that it shows, so that it is whole when it opens. */
export async function loadFirstQuestion({ copy, clients, queryClient }: Runtime) {
  await Promise.all([copy.load('profile'), queryClient.prefetchQuery(offeredQuery(clients))]);
  return FirstQuestion;
}

/** Whether the user is in no part of the page yet, so that nothing is open: the focus is where a new page has it. */
const isAtRest = () => document.activeElement?.matches('body, h1') ?? true;

/** Waits for the next visit of the page where its user has begun with something else, or there is nothing to choose. */
function FirstQuestion() {
  const view = useContentLanguages();
  const offered = useOfferedLanguages();
  const [mayOpen] = useState(isAtRest);
  return (
    <LanguageQuestion
      isOpen={mayOpen && offered.length > 1 && view?.isUnanswered === true}
      offered={offered}
      onAnswer={(languages) => view?.choose(languages)}
    />
  );
}
