import { useId } from 'react';
import { Avatar } from '../Avatar/Avatar';
import { FollowButton, type FollowButtonProps } from '../FollowButton/FollowButton';
import { Mail } from '../Icon/creatorIcons';
import { Link } from '../Link/Link';
import {
  actions,
  count,
  counts,
  figure,
  handle,
  header,
  name as nameClass,
  of,
  portrait,
  who,
} from './CreatorHeader.css';

export interface CreatorHeaderProps {
  name: string;
  /** The name's language, BCP 47. */
  lang?: string | null | undefined;
  /** The handle as shown, "@asha". */
  handleText?: string | undefined;
  /** Where the handle leads; without it it is text. */
  handleHref?: string | undefined;
  photoUrl?: string | null | undefined;
  /** Posts, followers, following: the number as shown and what it counts. */
  counts: readonly { label: string; valueText: string }[];
  /** A way to write to them, `mailto:…`. */
  email?: { href: string; text: string } | undefined;
  follow?: Pick<FollowButtonProps, 'text' | 'unavailableText'> | undefined;
}

/** The head of a creator's page: who they are, their counts, Follow (spec §2). */
export function CreatorHeader({
  name,
  lang,
  handleText,
  handleHref,
  photoUrl,
  counts: figures,
  email,
  follow,
}: CreatorHeaderProps) {
  const id = useId();
  return (
    <header className={header}>
      <span className={portrait}>
        <Avatar name={name} photoUrl={photoUrl} size="large" />
      </span>
      <div className={who}>
        <h1 className={nameClass} id={id} lang={lang ?? undefined} tabIndex={-1} dir="auto">
          {name}
        </h1>
        {handleText && (
          <p className={handle}>
            <bdi dir="ltr">
              {handleHref === undefined ? (
                handleText
              ) : (
                <Link variant="quiet" href={handleHref}>
                  {handleText}
                </Link>
              )}
            </bdi>
          </p>
        )}
        <dl className={counts}>
          {figures.map(({ label, valueText }) => (
            <div className={count} key={label}>
              <dt className={of}>{label}</dt>
              <dd className={figure}>{valueText}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={actions}>
        {follow && <FollowButton {...follow} describedBy={id} />}
        {email && (
          <Link variant="alone" href={email.href}>
            <Mail size={16} />
            {email.text}
          </Link>
        )}
      </div>
    </header>
  );
}
