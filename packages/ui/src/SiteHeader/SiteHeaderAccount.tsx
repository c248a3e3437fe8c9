import { Avatar } from '../Avatar/Avatar';
import { Button, ButtonLink } from '../Button/Button';
import type { HeaderAccount } from './SiteHeader.types';

export interface SiteHeaderAccountProps {
  account: HeaderAccount;
  /** `small` in the bar, `medium` in the menu. */
  size: 'small' | 'medium';
}

/** Who is here: Sign In, or Profile and Logout (spec §2). */
export function SiteHeaderAccount({ account, size }: SiteHeaderAccountProps) {
  return account.isSignedIn ? (
    <>
      <ButtonLink
        size={size}
        variant={size === 'small' ? 'bare' : 'quiet'}
        href={account.profileHref}
        icon={<Avatar name={account.name} photoUrl={account.photoUrl} size="small" />}
      >
        {account.profileText}
      </ButtonLink>
      <Button size={size} variant="quiet" onClick={account.onLogout}>
        {account.logoutText}
      </Button>
    </>
  ) : (
    <ButtonLink size={size} variant="quiet" href={account.signInHref}>
      {account.signInText}
    </ButtonLink>
  );
}
