import type { ReactNode } from 'react';
import { Anchor } from '../Link/LinkSlot';
import { visuallyHidden } from '../theme/text.css';
import { type Network, NetworkMark } from './NetworkMark';
import {
  bottom,
  columns as columnsClass,
  controls as controlsClass,
  entry,
  footer,
  link,
  list,
  network,
  networks,
  title,
} from './SiteFooter.css';

export interface FooterLink {
  label: string;
  /** Null while the page doesn't exist yet. */
  href: string | null;
}

export interface SiteFooterProps {
  columns: readonly { title: string; links: readonly FooterLink[] }[];
  connect: {
    title: string;
    networks: readonly { network: Network; label: string }[];
    contactText: string;
    contactHref: string;
  };
  /** Read after a placeholder, for instance "not available yet". */
  unavailableText: string;
  copyrightText: string;
  /** Settings that hold for the whole site, for instance the Pause motion switch. */
  controls?: ReactNode;
}

interface EntryProps {
  item: FooterLink;
  unavailableText: string;
}

function Entry({ item, unavailableText }: EntryProps) {
  if (item.href !== null) {
    return (
      <Anchor className={link} href={item.href}>
        {item.label}
      </Anchor>
    );
  }
  return (
    <span className={entry}>
      {item.label}
      <span className={visuallyHidden}> ({unavailableText})</span>
    </span>
  );
}

/** The foot of every page: columns of links, networks, contact, copyright (spec §2). */
export function SiteFooter({ columns, connect, unavailableText, copyrightText, controls }: SiteFooterProps) {
  return (
    <footer className={footer}>
      <div className={columnsClass}>
        {columns.map((column) => (
          <section key={column.title}>
            <h2 className={title}>{column.title}</h2>
            <ul className={list}>
              {column.links.map((item) => (
                <li key={item.label}>
                  <Entry item={item} unavailableText={unavailableText} />
                </li>
              ))}
            </ul>
          </section>
        ))}
        <section>
          <h2 className={title}>{connect.title}</h2>
          <ul className={networks}>
            {connect.networks.map((one) => (
              <li key={one.network} className={network}>
                <NetworkMark network={one.network} />
                <span className={visuallyHidden}>
                  {one.label} ({unavailableText})
                </span>
              </li>
            ))}
          </ul>
          <a className={link} href={connect.contactHref}>
            {connect.contactText}
          </a>
        </section>
      </div>
      <div className={bottom}>
        <p>{copyrightText}</p>
        {controls && <div className={controlsClass}>{controls}</div>}
      </div>
    </footer>
  );
}
