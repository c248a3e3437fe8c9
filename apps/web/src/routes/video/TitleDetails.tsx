import type { ContentItem, Episode } from '@chalchitra/api/types';
import { Badge } from '@chalchitra/ui';
import { useAreaCopy, usePresent } from '../../copy/copy';
import { hashtags } from '../../present/facts';
import { badges, description, details, factName, facts, tags, title } from './TitleDetails.css';

/** Title, description and facts of what is played (spec §3); an episode is named under its series. */
export function TitleDetails({ item, episode }: { item: ContentItem; episode: Episode | null }) {
  const { details: copy } = useAreaCopy('browse');
  const present = usePresent();
  const year = present.year(item.createdAt);
  const duration = present.duration(episode === null ? item.durationSeconds : episode.durationSeconds);
  const words = hashtags(item.keywords);
  const rows: [string, string][] = [
    [copy.genres, present.list(item.genres)],
    [copy.language, present.list(item.languages.map(present.language))],
    [copy.year, year ?? ''],
    [copy.duration, duration ?? ''],
  ];
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
              <Badge>{quality}</Badge>
            </li>
          ))}
        </ul>
      )}
      {item.description !== '' && (
        <p className={description} lang={lang} dir="auto">
          {item.description}
        </p>
      )}
      <dl className={facts}>
        {rows
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name}>
              <dt className={factName}>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {words.length > 0 && (
        <ul className={tags} aria-label={copy.tags}>
          {words.map((word) => (
            <li key={word} dir="auto">
              {word}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
