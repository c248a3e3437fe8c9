import { useId } from 'react';
import { Avatar } from '../Avatar/Avatar';
import { FollowButton, type FollowButtonProps } from '../FollowButton/FollowButton';
import { Anchor } from '../Link/LinkSlot';
import { cover, detail, foot, gap, name as nameClass, ring, variants } from './CreatorCard.css';

export interface CreatorCardProps {
  href: string;
  name: string;
  /** The name's language, BCP 47. */
  lang?: string | null | undefined;
  /** The handle as shown, "@asha". */
  handleText?: string | undefined;
  photoUrl?: string | null | undefined;
  /** "12,400 followers". */
  followersText?: string | undefined;
  /** `card` in a grid; without Follow `compact` in a strip of suggestions, `row` in a list beside something. */
  variant?: 'card' | 'compact' | 'row' | undefined;
  follow?: Pick<FollowButtonProps, 'text' | 'unavailableText'> | undefined;
  /** One level below the heading of the section that contains the card. */
  headingLevel?: 2 | 3 | undefined;
}

/** A creator with the way to their page (spec §2). */
export function CreatorCard({
  href,
  name,
  lang,
  handleText,
  photoUrl,
  followersText,
  variant = 'card',
  follow,
  headingLevel = 3,
}: CreatorCardProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const isCard = variant === 'card';
  return (
    <article className={variants[variant]} aria-labelledby={id}>
      <span className={ring}>
        <span className={gap}>
          <Avatar name={name} photoUrl={photoUrl} size={isCard ? 'large' : 'medium'} />
        </span>
      </span>
      <Heading className={nameClass} id={id} lang={lang ?? undefined} dir="auto">
        <Anchor className={cover} href={href}>
          {name}
        </Anchor>
      </Heading>
      {handleText && (
        <p className={detail} dir="ltr">
          {handleText}
        </p>
      )}
      {isCard && followersText && <p className={detail}>{followersText}</p>}
      {isCard && follow && (
        <div className={foot}>
          <FollowButton {...follow} describedBy={id} />
        </div>
      )}
    </article>
  );
}
