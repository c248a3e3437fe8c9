import { Badge, type BadgeProps } from './Badge';

/** A badge by its text. */
export interface BadgeItem {
  text: string;
  tone?: BadgeProps['tone'];
}

/** The badges of a title; nothing where it has none. */
export function BadgeList({ badges, className }: { badges: readonly BadgeItem[]; className: string }) {
  if (badges.length === 0) return null;
  return (
    <p className={className}>
      {badges.map(({ text, tone }) => (
        <Badge key={text} tone={tone}>
          {text}
        </Badge>
      ))}
    </p>
  );
}
