import { POLICY_DATE } from '@chalchitra/api/constants';
import { PageContent, PageHeading } from '@chalchitra/ui';
import { useBaseMessages, useMessages, usePresent } from '../../copy/copy';
import { points, prose, section, sectionTitle } from './PrivacyPolicyScreen.css';

export interface PrivacyPolicyScreenProps {
  brandName: string;
  contactEmail: string;
}

/** The privacy policy, for everybody (spec §2). */
export function PrivacyPolicyScreen({ brandName, contactEmail }: PrivacyPolicyScreenProps) {
  const { footer } = useBaseMessages();
  const policy = useMessages('privacyPolicy');
  const present = usePresent();
  return (
    <PageContent>
      <div className={prose}>
        <PageHeading title={footer.privacyPolicy} leadText={policy.lead({ brand: brandName })} />
        {policy.sections.map(({ heading, paragraphs, points: list }) => (
          <section key={heading} className={section}>
            <h2 className={sectionTitle}>{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {list.length > 0 && (
              <ul className={points}>
                {list.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
        <p>{policy.contact({ email: contactEmail })}</p>
        <p>{policy.updated({ date: present.date(`${POLICY_DATE}T12:00+05:30`) })}</p>
      </div>
    </PageContent>
  );
}
