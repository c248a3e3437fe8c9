import { PageContent } from '@chalchitra/ui';
import type { ReactNode } from 'react';
import { useBaseMessages, useMessages } from '../../copy/copy';
import { DataSaverChoice } from '../dataSaver/DataSaverChoice';
import { LanguageSwitch } from '../frame/LanguageSwitch';
import { Emails, type EmailsProps } from './Emails';
import { PaymentHistory, type PaymentHistoryProps } from './PaymentHistory';
import { ProfileCard, type ProfileCardProps } from './ProfileCard';
import { page } from './ProfileScreen.css';
import { ProfileSection } from './ProfileSection';
import { YourData, type YourDataProps } from './YourData';

export type ProfileScreenProps = ProfileCardProps &
  PaymentHistoryProps &
  EmailsProps &
  YourDataProps & {
    /** Chooses the languages whose titles come first. */
    languageChoice: ReactNode;
    /** Chooses the ceiling on mobile data. */
    mobileCeiling: ReactNode;
  };

/** The signed-in user, their payments and what is kept of them (spec §2). */
export function ProfileScreen(props: ProfileScreenProps) {
  const profile = useMessages('profile');
  const { languages } = profile;
  const { dataSaver } = useMessages('playerPanels');
  const { language } = useBaseMessages().footer;
  return (
    <PageContent>
      <div className={page}>
        <ProfileCard {...props} />
        <ProfileSection id="payment-history" title={profile.paymentHistory}>
          <PaymentHistory {...props} />
        </ProfileSection>
        <ProfileSection id="language" title={language}>
          <LanguageSwitch isLabelShown={false} />
        </ProfileSection>
        <ProfileSection id="content-languages" title={languages.heading}>
          {props.languageChoice}
        </ProfileSection>
        <ProfileSection id="data-saver" title={dataSaver.title}>
          <DataSaverChoice />
          {props.mobileCeiling}
        </ProfileSection>
        <Emails {...props} />
        <YourData {...props} />
      </div>
    </PageContent>
  );
}
