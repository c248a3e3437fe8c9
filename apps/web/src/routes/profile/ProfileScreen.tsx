import type { ReactNode } from 'react';
import { useAreaCopy, useCopy } from '../../copy/copy';
import { DataSaverChoice } from '../dataSaver/DataSaverChoice';
import { LanguageSwitch } from '../frame/LanguageSwitch';
import { SitePage } from '../frame/SitePage';
import { Emails, type EmailsProps } from './Emails';
import { PaymentHistory, type PaymentHistoryProps } from './PaymentHistory';
import { ProfileCard, type ProfileCardProps } from './ProfileCard';
import { page, section, sectionTitle } from './ProfileScreen.css';
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

/** The signed-in person, their payments and what is kept of them (spec §2). */
export function ProfileScreen(props: ProfileScreenProps) {
  const profile = useAreaCopy('profile');
  const { languages } = profile;
  const { dataSaver } = useAreaCopy('playerPanels');
  const { language } = useCopy().footer;
  return (
    <SitePage>
      <div className={page}>
        <ProfileCard {...props} />
        <section className={section} aria-labelledby="payment-history">
          <h2 id="payment-history" className={sectionTitle}>
            {profile.paymentHistory}
          </h2>
          <PaymentHistory {...props} />
        </section>
        <section className={section} aria-labelledby="language">
          <h2 id="language" className={sectionTitle}>
            {language}
          </h2>
          <LanguageSwitch isLabelShown={false} />
        </section>
        <section className={section} aria-labelledby="content-languages">
          <h2 id="content-languages" className={sectionTitle}>
            {languages.heading}
          </h2>
          {props.languageChoice}
        </section>
        <section className={section} aria-labelledby="data-saver">
          <h2 id="data-saver" className={sectionTitle}>
            {dataSaver.title}
          </h2>
          <DataSaverChoice />
          {props.mobileCeiling}
        </section>
        <Emails {...props} />
        <YourData {...props} />
      </div>
    </SitePage>
  );
}
