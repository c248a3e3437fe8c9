import { useAreaCopy } from '../../copy/copy';
import { SitePage } from '../frame/SitePage';
import { PaymentHistory, type PaymentHistoryProps } from './PaymentHistory';
import { ProfileCard, type ProfileCardProps } from './ProfileCard';
import { history, page, sectionTitle } from './ProfileScreen.css';

export type ProfileScreenProps = ProfileCardProps & PaymentHistoryProps;

/** The signed-in person and their payments (spec §2). */
export function ProfileScreen(props: ProfileScreenProps) {
  const profile = useAreaCopy('profile');
  return (
    <SitePage>
      <div className={page}>
        <ProfileCard {...props} />
        <section className={history} aria-labelledby="payment-history">
          <h2 id="payment-history" className={sectionTitle}>
            {profile.paymentHistory}
          </h2>
          <PaymentHistory {...props} />
        </section>
      </div>
    </SitePage>
  );
}
