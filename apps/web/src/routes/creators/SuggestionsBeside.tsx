import type { Creator } from '@chalchitra/api/types';
import { CreatorCard, Link } from '@chalchitra/ui';
import { text } from '@chalchitra/ui/theme';
import { useBaseMessages, useMessages } from '../../copy/copy';
import { paths } from '../paths';
import { beside, besideHead } from './creators.css';
import { toCreatorCard } from './postView';

const MAX_CREATORS = 5;

/** A few suggestions beside the feed, where there is room. */
export function SuggestionsBeside({ creators }: { creators: readonly Creator[] }) {
  const messages = useMessages('creators');
  const { actions } = useBaseMessages();
  return (
    <aside className={beside} aria-label={messages.suggested}>
      <div className={besideHead}>
        <h2 className={text.label}>{messages.suggested}</h2>
        <Link variant="alone" href={paths.allCreators}>
          {actions.seeAll}
        </Link>
      </div>
      {creators.slice(0, MAX_CREATORS).map((creator) => (
        <CreatorCard key={creator.id} {...toCreatorCard(creator, messages)} variant="row" />
      ))}
    </aside>
  );
}
