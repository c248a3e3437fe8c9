import type { FoundTitle } from '@chalchitra/api/types';
import { Grid, Marked, MoreButton } from '@chalchitra/ui';
import { useMessages } from '../../copy/copy';
import { TitleCard } from '../cards/TitleCard';
import { type CardActions, summaryCardProps } from '../cards/useCardActions';
import { gridTitle, rest as restClass } from './SearchScreen.css';
import type { SearchResults } from './useSearchResults';

export interface FoundTitlesProps extends Pick<SearchResults, 'rest' | 'onMore'> {
  title: string;
  titles: readonly FoundTitle[];
  cards: CardActions;
}

/** The cards of what was found, with what matched marked; nothing where there are none. */
export function FoundTitles({ title, titles, cards, rest, onMore }: FoundTitlesProps) {
  const messages = useMessages('search');
  if (titles.length === 0) return null;
  return (
    <>
      <h2 className={gridTitle}>{title}</h2>
      <Grid label={title}>
        {titles.map((found) => (
          <TitleCard
            key={found.id}
            {...summaryCardProps(found, cards)}
            markedTitle={<Marked text={found.title} lang={found.lang} ranges={found.matched} />}
            size="fill"
            headingLevel={3}
          />
        ))}
      </Grid>
      {rest === 'more' && <MoreButton text={messages.showMore} onMore={onMore} />}
      {rest === 'cut' && <p className={restClass}>{messages.firstOnly({ count: titles.length })}</p>}
    </>
  );
}
