import type { ContentItem, FoundTitle } from '@chalchitra/api/types';
import { Grid } from '@chalchitra/ui';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../copy/copy';
import { moreLikeQuery } from '../../queries/moreLike.queries';
import { useRuntime } from '../../runtime';
import { TitleCard } from '../cards/TitleCard';
import { type CardActions, summaryCardProps, useCardActions } from '../cards/useCardActions';
import { heading, list } from './MoreLikeThis.css';

/** Titles like one, where the server knows any. */
export function MoreLikeThis({ item }: { item: ContentItem }) {
  const { clients } = useRuntime();
  const cards = useCardActions();
  const { data = [] } = useQuery(moreLikeQuery(clients, item));
  return data.length > 0 && <SimilarTitles titles={data} cards={cards} />;
}

export interface SimilarTitlesProps {
  titles: readonly FoundTitle[];
  cards: CardActions;
}

/** Titles of the same language and genre below a title. */
export function SimilarTitles({ titles, cards }: SimilarTitlesProps) {
  const { details } = useMessages('browse');
  return (
    <section className={list}>
      <h2 className={heading}>{details.moreLikeThis}</h2>
      <Grid label={details.moreLikeThis}>
        {titles.map((title) => (
          <TitleCard key={title.id} {...summaryCardProps(title, cards)} size="fill" />
        ))}
      </Grid>
    </section>
  );
}
