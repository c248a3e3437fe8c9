import { Badge, type BadgeProps } from './Badge';

/** A badge by its text. */
export interface BadgeItem extends Pick<BadgeProps, 'tone' | 'lang'> {
  text: string;
}

/** The badges of a title; nothing where it has none. */
export function BadgeList({ badges, className }: { badges: readonly BadgeItem[]; className: string }) {
  if (badges.length === 0) return null;
  return (
    <p className={className}>
      {badges.map(({ text, ...look }) => (
        <Badge key={text} {...look}>
          {text}
        </Badge>
      ))}
    </p>
  );
}
