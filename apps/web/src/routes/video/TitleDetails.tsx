import type { ContentItem, Episode } from '@chalchitra/api/types';
import { Badge } from '@chalchitra/ui';
import type { ReactNode } from 'react';
import { useAreaCopy } from '../../copy/copy';
import { TitleFacts } from '../title/TitleFacts';
import { actions as actionsClass, badges, description, details, title } from './TitleDetails.css';

/** Title, description and facts of what is played (spec §3); an episode is named under its series. */
export function TitleDetails({
  item,
  episode,
  actions,
}: {
  item: ContentItem;
  episode: Episode | null;
  actions?: ReactNode;
}) {
  const { details: copy } = useAreaCopy('browse');
  const lang = item.lang ?? undefined;
  return (
    <section className={details}>
      <h1 className={title} lang={lang} dir="auto">
        {item.title}
      </h1>
      {episode !== null && (
        <p lang={lang} dir="auto">
          {episode.name}
        </p>
      )}
      {item.qualities.length > 0 && (
        <ul className={badges} aria-label={copy.quality}>
          {item.qualities.map((quality) => (
            <li key={quality}>
              <Badge lang="en">{quality}</Badge>
            </li>
          ))}
        </ul>
      )}
      {actions && <div className={actionsClass}>{actions}</div>}
      {item.description !== '' && (
        <p className={description} lang={lang} dir="auto">
          {item.description}
        </p>
      )}
      <TitleFacts
        item={item}
        durationSeconds={episode === null ? item.durationSeconds : episode.durationSeconds}
      />
    </section>
  );
}
