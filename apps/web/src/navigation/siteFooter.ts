import type { BaseMessages } from '../copy/copy';
import { paths } from '../routes/paths';

type Label = Exclude<keyof BaseMessages['footer'], 'copyright'>;

/** A footer column; a link without a path is a placeholder (spec §2). */
export interface FooterColumn {
  title: Label;
  links: readonly { label: Label; path: string | null }[];
}

const placeholder = (label: Label) => ({ label, path: null });

/** The three columns of links; the fourth, Connect, has the networks below and the contact address. */
export const footerColumns: readonly FooterColumn[] = [
  { title: 'company', links: (['about', 'jobs', 'press', 'blog'] as const).map(placeholder) },
  {
    title: 'support',
    links: (['helpCenter', 'contactUs', 'faqs', 'devices'] as const).map(placeholder),
  },
  {
    title: 'legal',
    links: [
      placeholder('termsOfUse'),
      { label: 'privacyPolicy', path: paths.privacyPolicy },
      placeholder('cookiePreferences'),
      placeholder('corporateInformation'),
    ],
  },
];

/** The four networks of the Connect column. */
export const socialNetworks = ['facebook', 'instagram', 'x', 'youtube'] as const;
