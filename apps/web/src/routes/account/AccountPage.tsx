import { PageContent } from '@chalchitra/ui';
import { type ReactNode, type Ref, useId } from 'react';
import { useMessages } from '../../copy/copy';
import { LanguageSwitch } from '../frame/LanguageSwitch';
import {
  dawn,
  dusk,
  fade,
  formColumn,
  frames,
  point,
  pointMark,
  points,
  promise,
  promiseLead,
  promiseTitle,
  sides,
} from './AccountPage.css';

/** The page of the register and sign-in forms: the form, and on wide screens what it opens. */
export function AccountPage({ formRef, children }: { formRef: Ref<HTMLDivElement>; children: ReactNode }) {
  const messages = useMessages('account').promise;
  return (
    <PageContent variant="centred" backdrop={<Dusk />}>
      <div className={sides}>
        <div className={promise}>
          <p className={promiseTitle}>{messages.title}</p>
          <p className={promiseLead}>{messages.lead}</p>
          <ul className={points}>
            {messages.points.map((text) => (
              <li className={point} key={text}>
                <svg className={pointMark} viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
                  <path
                    d="M3 2.6c0-1 1.100-1.600 2-1.100l8.400 5.400c.8.500.8 1.700 0 2.200L5 14.500c-.9.500-2-.1-2-1.100z"
                    fill="currentColor"
                  />
                </svg>
                {text}
              </li>
            ))}
          </ul>
        </div>
        <div className={formColumn} ref={formRef}>
          {children}
          <LanguageSwitch />
        </div>
      </div>
    </PageContent>
  );
}

/** The drawn ground of the account and payment pages: no picture to wait for. */
export function Dusk() {
  const id = useId();
  return (
    <div className={dusk}>
      <svg className={frames} viewBox="0 0 120 100" aria-hidden="true" focusable="false">
        <defs>
          <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
            <stop className={dawn} offset="0" />
            <stop className={fade} offset="0.75" />
          </linearGradient>
        </defs>
        {[0, 14, 28, 42].map((shift, frame) => (
          <path
            key={shift}
            transform={`translate(${shift} 0)`}
            opacity={(frame + 1) / 4}
            d="M8 16c0-5 5.400-8 9.600-5.200l44 34c4 2.600 4 8.400 0 11l-44 34C13.400 92.500 8 89.500 8 84.500z"
            fill="none"
            stroke={`url(#${id})`}
            strokeWidth="0.400"
          />
        ))}
      </svg>
    </div>
  );
}
