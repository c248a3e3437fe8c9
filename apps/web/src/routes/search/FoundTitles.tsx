import type { FoundTitle } from '@chalchitra/api/types';
import { Grid, Marked } from '@chalchitra/ui';
import { TitleCard } from '../cards/TitleCard';
import { type CardActions, summaryCardProps } from '../cards/useCardActions';
import { gridTitle } from './SearchScreen.css';

export interface FoundTitlesProps {
  title: string;
  titles: readonly FoundTitle[];
  cards: CardActions;
}

/** The cards of what was found, with what matched marked; nothing where there are none. */
export function FoundTitles({ title, titles, cards }: FoundTitlesProps) {
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
    </>
  );
}
