import { Button, ContentRow, EmptyState, focusHeading, Grid, Shelf, ShelfStack } from '@chalchitra/ui';
import { useBaseMessages, useMessages } from '../../copy/copy';
import { TitleCard } from '../cards/TitleCard';
import { type CardActions, itemCardProps } from '../cards/useCardActions';
import type { ListedItem } from './joinLists';
import { useGenreName } from './useGenreName';

interface CardsProps {
  label: string;
  items: readonly ListedItem[];
  cards: CardActions;
}

const keyOf = ({ list, item }: ListedItem) => `${list}/${item.id}`;

export interface ListingShelvesProps {
  /** The listing's own, for the way to all of a genre. */
  path: string;
  items: readonly ListedItem[];
  groups: readonly { genre: string; items: readonly ListedItem[] }[];
  cards: CardActions;
}

/** All first, then a shelf for each first genre (spec §2). */
export function ListingShelves({ path, items, groups, cards }: ListingShelvesProps) {
  const { actions } = useBaseMessages();
  const { listing: messages } = useMessages('browse');
  const nameOf = useGenreName();
  return (
    <ShelfStack>
      <Shelf key="all" title={messages.all}>
        <CardRow label={messages.all} items={items} cards={cards} />
      </Shelf>
      {groups.map((group) => (
        <Shelf
          key={`genre ${group.genre}`}
          title={nameOf(group.genre)}
          seeAll={{ href: `${path}?genre=${encodeURIComponent(group.genre)}`, text: actions.seeAll }}
        >
          <CardRow label={nameOf(group.genre)} items={group.items} cards={cards} />
        </Shelf>
      ))}
    </ShelfStack>
  );
}

function CardRow({ label, items, cards }: CardsProps) {
  const messages = useBaseMessages().cards;
  return (
    <ContentRow
      label={label}
      items={items}
      getKey={keyOf}
      renderItem={({ list, item }) => <TitleCard {...itemCardProps(list, item, cards)} />}
      previousLabel={messages.previousIn({ row: label })}
      nextLabel={messages.nextIn({ row: label })}
    />
  );
}

/** The titles that were chosen. */
export function ListingGrid({ label, items, cards, onClear }: CardsProps & { onClear: () => void }) {
  const messages = useMessages('filters');
  if (items.length === 0) {
    return (
      <EmptyState
        title={messages.nothing}
        messageText={messages.nothingHint}
        action={
          <Button
            onClick={() => {
              // This button is removed with the choices.
              focusHeading(document, { preventScroll: true });
              onClear();
            }}
          >
            {messages.clear}
          </Button>
        }
      />
    );
  }
  return (
    <Grid label={label}>
      {items.map(({ list, item }) => (
        <TitleCard
          key={keyOf({ list, item })}
          {...itemCardProps(list, item, cards)}
          size="fill"
          headingLevel={2}
        />
      ))}
    </Grid>
  );
}
