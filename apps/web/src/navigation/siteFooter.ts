import type { RuntimeSettings } from '@chalchitra/api/types';
import type { BaseMessages } from '../copy/copy';
import { paths } from '../routes/paths';

type Label = Exclude<keyof BaseMessages['footer'], 'copyright' | 'language'>;

/** A link of the footer; one without a path is a placeholder (spec §2). */
interface FooterLink {
  label: Label;
  path: string | null;
}

/** A column with its links in order. */
interface FooterColumn {
  title: Label;
  links: readonly FooterLink[];
}

const placeholder = (label: Label): FooterLink => ({ label, path: null });

/**
 * The three columns of links; the fourth, Connect, has the networks below and the contact address. Where the operator
 * has pages of their own, links lead there, and two are added that nobody needs as placeholders.
 */
export function footerColumns(pages: RuntimeSettings['brand']['pages']): readonly FooterColumn[] {
  const added: FooterLink[] = [
    { label: 'refunds', path: pages.refunds },
    { label: 'grievanceOfficer', path: pages.grievanceOfficer },
  ];
  return [
    { title: 'company', links: (['about', 'jobs', 'press', 'blog'] as const).map(placeholder) },
    {
      title: 'support',
      links: [
        { label: 'helpCenter', path: pages.help },
        { label: 'contactUs', path: pages.contact },
        placeholder('faqs'),
        placeholder('devices'),
      ],
    },
    {
      title: 'legal',
      links: [
        { label: 'termsOfUse', path: pages.terms },
        { label: 'privacyPolicy', path: paths.privacyPolicy },
        placeholder('cookiePreferences'),
        placeholder('corporateInformation'),
        ...added.filter(({ path }) => path !== null),
      ],
    },
  ];
}

/** The four networks of the Connect column. */
export const socialNetworks = ['facebook', 'instagram', 'x', 'youtube'] as const;
