import { ButtonLink, EmptyState } from '@chalchitra/ui';

export interface MissingNoticeProps {
  title: string;
  hint: string;
  link: { href: string; text: string };
}

/** Shown in place of what an address names and nobody has, with a way on. */
export function MissingNotice({ title, hint, link }: MissingNoticeProps) {
  return (
    <div role="alert">
      <EmptyState
        heading="h1"
        title={title}
        messageText={hint}
        action={
          <ButtonLink variant="action" href={link.href}>
            {link.text}
          </ButtonLink>
        }
      />
    </div>
  );
}
