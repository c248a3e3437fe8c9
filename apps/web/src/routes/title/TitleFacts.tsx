import { scriptLanguage } from '@chalchitra/api/catalogue';
import type { ContentItem } from '@chalchitra/api/types';
import { Link, type LinkProps } from '@chalchitra/ui';
import { useMessages, usePresent } from '../../copy/copy';
import { hashtags } from '../../present/facts';
import { languageNames } from '../../present/languageName';
import { useSearchFor } from '../frame/siteFrame';
import { factName, facts, links, tags } from './TitleFacts.css';

export interface TitleFactsProps {
  item: ContentItem;
  /** Of what is shown: an episode's, where one is played. */
  durationSeconds: number | null;
}

/** What is known of a title; its genres, languages, people and hashtags lead to the search for them, where there is one (spec §3, §16). */
export function TitleFacts({ item, durationSeconds }: TitleFactsProps) {
  const { details: messages } = useMessages('browse');
  const present = usePresent();
  const words = hashtags(item.keywords);
  const searchFor = useSearchFor();
  const searches: [string, [text: string, href: string | undefined, lang?: string | undefined][]][] = [
    [messages.genres, item.genres.map((genre) => [present.genre(genre), searchFor?.({ genre })])],
    [
      messages.language,
      item.languages.map((language) => [languageNames(present)(language), searchFor?.({ language })]),
    ],
    [
      messages.people,
      item.people.map((name) => [name, searchFor?.({ q: name }), scriptLanguage(name) ?? undefined]),
    ],
  ];
  const rows: [string, string][] = [
    [messages.year, present.year(item.createdAt) ?? ''],
    [messages.duration, present.duration(durationSeconds) ?? ''],
  ];
  return (
    <>
      <dl className={facts}>
        {searches
          .filter(([, found]) => found.length > 0)
          .map(([name, found]) => (
            <div key={name}>
              <dt className={factName}>{name}</dt>
              <dd className={links}>
                {found.map(([text, href, lang]) => (
                  <Fact key={href ?? text} href={href} lang={lang} dir="auto">
                    {text}
                  </Fact>
                ))}
              </dd>
            </div>
          ))}
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
        <ul className={tags} aria-label={messages.tags}>
          {words.map((word) => (
            <li key={word} dir="auto">
              <Fact variant="quiet" href={searchFor?.({ q: word })}>
                {word}
              </Fact>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** A link where it leads anywhere. */
function Fact({ href, variant, ...rest }: Omit<LinkProps, 'href'> & { href: string | undefined }) {
  return href === undefined ? <span {...rest} /> : <Link href={href} variant={variant} {...rest} />;
}
