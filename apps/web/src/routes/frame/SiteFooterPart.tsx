import type { RuntimeSettings } from '@chalchitra/api/types';
import { SiteFooter } from '@chalchitra/ui';
import type { ReactNode } from 'react';
import { useBaseMessages } from '../../copy/copy';
import { footerColumns, socialNetworks } from '../../navigation/siteFooter';

export interface SiteFooterPartProps {
  brand: RuntimeSettings['brand'];
  controls?: ReactNode;
}

/** The footer with the site's columns in the active language. */
export function SiteFooterPart({ brand, controls }: SiteFooterPartProps) {
  const { footer, notAvailable } = useBaseMessages();
  return (
    <SiteFooter
      columns={footerColumns(brand.pages).map(({ title, links }) => ({
        title: footer[title],
        links: links.map(({ label, path }) => ({ label: footer[label], href: path })),
      }))}
      connect={{
        title: footer.connect,
        networks: socialNetworks.map((network) => ({ network, label: footer[network] })),
        contactText: brand.contactEmail,
        contactHref: `mailto:${brand.contactEmail}`,
      }}
      unavailableText={notAvailable}
      copyrightText={footer.copyright({ brand: brand.name })}
      controls={controls}
    />
  );
}
