import { ShareButton } from '@chalchitra/ui';
import { useEffect, useState } from 'react';
import { useMessages } from '../../copy/copy';
import { useRuntime } from '../../runtime';

const OUTCOME_DURATION_MS = 4000;

/** Sends the address of a title's page on, and says for a while what became of it. */
export function ShareAction({ title }: { title: string }) {
  const { share: messages } = useMessages('browse');
  const { page } = useRuntime();
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  useEffect(() => {
    if (outcome === null) return;
    const timer = setTimeout(() => setOutcome(null), OUTCOME_DURATION_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const share = async () => {
    const became = await page.share(title);
    // The system's sheet has shown the other outcomes.
    setOutcome(became === 'copied' || became === 'failed' ? became : null);
  };
  return (
    <ShareButton
      text={outcome === null ? messages.share : messages[outcome]}
      isDone={outcome === 'copied'}
      onShare={() => void share()}
    />
  );
}
