import type { ContentItem, Episode } from '@chalchitra/api/types';
import { Badge } from '@chalchitra/ui';
import type { ReactNode } from 'react';
import { useMessages, usePresent } from '../../copy/copy';
import { episodeTitle } from '../../present/episodeTitle';
import { TitleFacts } from '../title/TitleFacts';
import { actions as actionsClass, badges, description, details, title } from './TitleDetails.css';

/** Title, description and facts of what is played (spec §3); an episode is named under its series. */
export function TitleDetails({
  item,
  episode,
  episodes,
  actions,
}: {
  item: ContentItem;
  episode: Episode | null;
  episodes: readonly Episode[];
  actions?: ReactNode;
}) {
  const { details: messages } = useMessages('browse');
  const present = usePresent();
  const lang = item.lang ?? undefined;
  const subscription = item.subscription.toLowerCase();
  const marks: { children: string; lang?: string; tone?: 'highlight' }[] = [
    ...item.qualities.map((quality) => ({ children: quality, lang: 'en' })),
    ...(subscription === 'free'
      ? []
      : [{ children: subscription === 'premium' ? messages.premium : item.subscription }]),
    ...(item.price > 0 ? [{ children: present.money(item.price), tone: 'highlight' as const }] : []),
  ];
  return (
    <section className={details}>
      <h1 className={title} lang={lang} dir="auto">
        {item.title}
      </h1>
      {episode !== null && (
        <p lang={episode.name ? lang : undefined} dir="auto">
          {episodeTitle(episode, episodes.indexOf(episode), messages)}
        </p>
      )}
      {marks.length > 0 && (
        <ul className={badges} aria-label={messages.badges}>
          {marks.map((mark) => (
            <li key={mark.children}>
              <Badge {...mark} />
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
      <TitleFacts item={item} durationSeconds={episode?.durationSeconds ?? item.durationSeconds} />
    </section>
  );
}
