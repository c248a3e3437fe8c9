import type { Creator } from '@chalchitra/api/types';
import { CreatorCard, Link } from '@chalchitra/ui';
import { text } from '@chalchitra/ui/theme';
import { useAreaCopy, useCopy } from '../../copy/copy';
import { paths } from '../paths';
import { beside, besideHead } from './creators.css';
import { toCreatorCard } from './postView';

const MAX_CREATORS = 5;

/** A few suggestions beside the feed, where there is room. */
export function SuggestionsBeside({ creators }: { creators: readonly Creator[] }) {
  const words = useAreaCopy('creators');
  const { actions } = useCopy();
  return (
    <aside className={beside} aria-label={words.suggested}>
      <div className={besideHead}>
        <h2 className={text.label}>{words.suggested}</h2>
        <Link variant="alone" href={paths.allCreators}>
          {actions.seeAll}
        </Link>
      </div>
      {creators.slice(0, MAX_CREATORS).map((creator) => (
        <CreatorCard key={creator.id} {...toCreatorCard(creator, words)} variant="row" />
      ))}
    </aside>
  );
}
