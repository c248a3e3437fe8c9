import { Announcement } from '@chalchitra/ui';
import { useState } from 'react';
import { useBaseMessages, useMessages } from '../../copy/copy';
import { countsQuery } from '../../queries/counts.queries';
import type { Runtime } from '../../runtime';
import { LanguageQuestion } from '../languages/LanguageQuestion';
import { useContentLanguages } from '../languages/useContentLanguages';
import { useOfferedLanguages } from '../languages/useOfferedLanguages';

/** Loads the question which languages its user watches in with all that it shows, so that it is whole when it opens. */
export async function loadFirstQuestion({ copy, clients, queryClient }: Runtime) {
  await Promise.all([copy.load('profile'), queryClient.prefetchQuery(countsQuery(clients))]);
  return FirstQuestion;
}

/** Offers the choice in a line that covers nothing, and opens it when its user wants it. */
function FirstQuestion() {
  const view = useContentLanguages();
  const offered = useOfferedLanguages();
  const { actions } = useBaseMessages();
  const messages = useMessages('profile').languages;
  const [isChoosing, setIsChoosing] = useState(false);
  const isOffered = offered.length > 1 && view?.hasNeverChosen === true;
  return (
    <>
      {isOffered && !isChoosing && (
        <Announcement
          label={messages.heading}
          text={messages.question}
          action={{ text: messages.choose, onAct: () => setIsChoosing(true) }}
          closeLabel={actions.close}
          onClose={() => view.choose([])}
        />
      )}
      <LanguageQuestion
        isOpen={isOffered && isChoosing}
        offered={offered}
        onChoose={(languages) => view?.choose(languages)}
      />
    </>
  );
}
