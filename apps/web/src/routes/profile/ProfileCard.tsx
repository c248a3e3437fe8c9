import { scriptLanguage } from '@chalchitra/api/catalogue';
import type { ProfileEditActor } from '@chalchitra/machines';
import { Alert, Avatar, Button, ButtonLink, Skeleton } from '@chalchitra/ui';
import { useSelector } from '@xstate/react';
import { useRef, useState } from 'react';
import { useBaseMessages, useMessages } from '../../copy/copy';
import { PartFailure } from '../frame/PartFailure';
import { paths } from '../paths';
import {
  actions as actionsClass,
  card,
  factName,
  facts,
  name as nameClass,
  notice as noticeClass,
  side,
} from './ProfileCard.css';
import { ProfileForm } from './ProfileForm';
import { useFocusOnChange } from './useFocusOnChange';

export interface ProfileCardProps {
  /** `phone` is undefined while it is loading or couldn’t be loaded, empty where there is none, null where nobody knows one. */
  user: { name: string; email: string; photoUrl: string | null; phone: string | null | undefined };
  /** Whether the phone couldn't be fetched. */
  hasPhoneFailed: boolean;
  edit: ProfileEditActor;
  onRetry: () => void;
  onLogout: () => void;
}

/** The signed-in user, viewed or edited, with the ways on (spec §2). */
export function ProfileCard({ user, hasPhoneFailed, edit, onRetry, onLogout }: ProfileCardProps) {
  const { actions, header, titles } = useBaseMessages();
  const { fields } = useMessages('account');
  const messages = useMessages('profile');
  const isViewing = useSelector(edit, (state) => state.matches('viewing'));
  const place = useRef<HTMLElement>(null);
  const [wasEditing] = useState(!isViewing);
  useFocusOnChange(place, isViewing, isViewing ? '[data-edit]' : 'input');
  const { name, email, photoUrl, phone } = user;

  return (
    <section className={card} ref={place}>
      <Avatar name={name} photoUrl={photoUrl} size="large" />
      <div className={side}>
        <h1 className={nameClass} lang={scriptLanguage(name) ?? undefined} dir="auto">
          {name || titles.profile}
        </h1>
        <dl className={facts}>
          <dt className={factName}>{fields.email}</dt>
          <dd>
            <bdi dir="ltr">{email}</bdi>
          </dd>
          {isViewing && !hasPhoneFailed && (
            <>
              <dt className={factName}>{messages.phone}</dt>
              <dd>
                {phone === undefined && <Skeleton shape="line" />}
                {(phone === null || phone === '') && messages.noPhone}
                <bdi dir="ltr">{phone}</bdi>
              </dd>
            </>
          )}
        </dl>
        {isViewing && hasPhoneFailed && (
          <div className={noticeClass}>
            <PartFailure error={null} onRetry={onRetry}>
              {messages.form.phoneUnknown}
            </PartFailure>
          </div>
        )}
        <EditNotice actor={edit} />
        {!isViewing && <ProfileForm actor={edit} isResumed={wasEditing} />}
      </div>
      {isViewing && (
        <div className={actionsClass}>
          <ButtonLink variant="action" href={paths.home}>
            {actions.watchNow}
          </ButtonLink>
          {/* A phone that couldn't be loaded is unknown: saving leaves it as it is. */}
          <Button
            data-edit=""
            isBusy={phone === undefined && !hasPhoneFailed}
            onClick={() =>
              edit.send({
                type: 'profile.edit',
                // Where a user has no name, their e-mail address stands in its place.
                current: { name: name === email ? '' : name, phone: phone ?? null },
              })
            }
          >
            {messages.form.edit}
          </Button>
          <Button onClick={onLogout}>{header.logout}</Button>
        </div>
      )}
    </section>
  );
}

/** What became of the edit that has just ended. */
function EditNotice({ actor }: { actor: ProfileEditActor }) {
  const { form: messages } = useMessages('profile');
  const notice = useSelector(actor, ({ context }) => context.notice);
  const isDiscarded = notice === 'discarded';
  return (
    <Alert
      className={noticeClass}
      tone={isDiscarded ? 'note' : 'good'}
      action={
        isDiscarded && (
          <Button size="small" onClick={() => actor.send({ type: 'edit.resume' })}>
            {messages.resume}
          </Button>
        )
      }
    >
      {notice !== null && messages[notice]}
    </Alert>
  );
}
