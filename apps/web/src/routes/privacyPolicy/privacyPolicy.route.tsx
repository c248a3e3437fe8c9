import { useRuntime } from '../../runtime';
import { PrivacyPolicyScreen } from './PrivacyPolicyScreen';

/** /privacy-policy */
export function Component() {
  const { name, contactEmail } = useRuntime().settings.brand;
  return <PrivacyPolicyScreen brandName={name} contactEmail={contactEmail} />;
}
