import type { ReactNode } from 'react';
import { section, sectionTitle } from './ProfileScreen.css';

export interface ProfileSectionProps {
  /** By which an address names the section: `/profile#content-languages`. */
  id: string;
  title: string;
  children: ReactNode;
}

/** A titled section of the profile. */
export function ProfileSection({ id, title, children }: ProfileSectionProps) {
  return (
    <section className={section} aria-labelledby={id}>
      <h2 id={id} className={sectionTitle}>
        {title}
      </h2>
      {children}
    </section>
  );
}
