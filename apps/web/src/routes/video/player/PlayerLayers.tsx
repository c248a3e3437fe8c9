import { COUNTDOWN_SECONDS } from '@chalchitra/machines';
import {
  Button,
  LazyPart,
  NextEpisodeCountdown,
  PlayerFeedback,
  PlayerMessage,
  ResumePrompt,
  SoundOnlyNote,
  SoundOnlyPoster,
} from '@chalchitra/ui';
import { useEffect } from 'react';
import type { Cell } from '../../../cell';
import { useBaseMessages, useMessages } from '../../../copy/copy';
import { episodeTitle } from '../../../present/episodeTitle';
import { clock } from './clock';
import { feedbackText } from './feedbackText';
import { PlayerBar, type PlayerPartProps } from './PlayerBar';
import { CurrentCaptions } from './playhead';
import { ScreensInUse } from './ScreensInUse';
import type { PlayerParts } from './usePlayerParts';

/** Milliseconds of playing after which what may be opened is loaded: a film's first seconds want the connection for themselves. */
const QUIET_AFTER_MS = 15_000;

/** All that lies over the picture: captions, controls, feedback, offers and notices. */
export function PlayerLayers(
  props: PlayerPartProps & {
    parts: PlayerParts;
    frame: HTMLElement | null;
    shortcutsOff: Cell<boolean>;
  },
) {
  const { view, content, stores, send, parts, frame, shortcutsOff } = props;
  const { actions } = useBaseMessages();
  const messages = useMessages('player');
  const { feedback, notice, refusal, resumeAt, secondsLeft } = view;
  const isCovered = notice !== null || refusal !== null || resumeAt !== null;
  const captions = view.captionTracks.find(({ id }) => id === view.captionsId);
  const index = content.entries.findIndex(({ mediaKey }) => mediaKey === view.mediaKey);
  const entry = content.entries[index];
  const next = content.entries[index + 1];
  const nextTitle = next && episodeTitle(next, index + 1, messages);

  const dataUsed = (isAlone: boolean) =>
    view.hasEnded && <LazyPart part={parts.dataUsed} props={{ stores, isAlone }} />;

  const soundOnly = (onShowPicture?: () => void) =>
    view.isSoundOnly && <SoundOnlyNote {...messages.soundOnly} onShowPicture={onShowPicture} />;

  // A menu goes with the bar, and doesn't come back with it.
  const hasLostMenu = isCovered && view.openMenu !== null;
  useEffect(() => {
    if (hasLostMenu) send({ type: 'menu.close' });
  }, [hasLostMenu, send]);

  // So that it is there where the connection isn't any more.
  useEffect(() => {
    if (!view.isPlaying) return;
    const timer = setTimeout(() => {
      for (const part of Object.values(parts)) part.preload();
    }, QUIET_AFTER_MS);
    return () => clearTimeout(timer);
  }, [view.isPlaying, parts]);

  return (
    <>
      {view.isSoundOnly && entry && (
        <SoundOnlyPoster sources={entry.artwork} title={entry.name || content.title} lang={content.lang} />
      )}
      {captions && !isCovered && (
        <CurrentCaptions
          stores={stores}
          lang={captions.lang ?? content.lang ?? ''}
          look={view.captionLook}
          isRaised={view.areControlsShown}
        />
      )}
      {view.areStatisticsShown && (
        <LazyPart
          part={parts.statistics}
          props={{
            stores,
            onClose: () => send({ type: 'statistics.toggle' }),
            onFailed: () => send({ type: 'statistics.failed' }),
          }}
          onFailed={() => send({ type: 'statistics.failed' })}
        />
      )}
      {!isCovered && secondsLeft === null && (
        <PlayerBar
          {...props}
          aside={dataUsed(false) || soundOnly(() => send({ type: 'soundOnly.toggle' }))}
        />
      )}
      {!view.areControlsShown && soundOnly()}
      {secondsLeft !== null && dataUsed(true)}
      {resumeAt !== null && notice === null && refusal === null && (
        <ResumePrompt
          title={entry?.name || content.title}
          lang={content.lang}
          resumeText={messages.resumeFrom({ time: clock(resumeAt) })}
          startOverText={messages.startOver}
          onResume={() => send({ type: 'resume.accept' })}
          onStartOver={() => send({ type: 'resume.decline' })}
        />
      )}
      {secondsLeft !== null && next && nextTitle && (
        <NextEpisodeCountdown
          title={nextTitle}
          lang={next.lang}
          artwork={next.artwork}
          secondsLeft={secondsLeft}
          secondsInAll={COUNTDOWN_SECONDS}
          countdownText={messages.countdown({ seconds: secondsLeft })}
          playText={messages.playNow}
          cancelText={actions.cancel}
          onPlay={() => send({ type: 'countdown.skip' })}
          onCancel={() => send({ type: 'countdown.cancel' })}
        />
      )}
      {notice !== null && (
        <PlayerMessage title={messages.failures[notice]}>
          <Button variant="action" onClick={() => send({ type: 'playback.retry' })}>
            {actions.tryAgain}
          </Button>
        </PlayerMessage>
      )}
      {refusal !== null && notice === null && (
        <ScreensInUse refusal={refusal} onTakeOver={() => send({ type: 'playback.takeOver' })} />
      )}
      <PlayerFeedback
        feedback={feedback && { id: feedback.id, ...feedbackText(feedback.feedback, messages) }}
        spokenText={secondsLeft !== null && nextTitle ? messages.upNext({ title: nextTitle }) : undefined}
      />
      <LazyPart
        part={parts.keys}
        props={{
          isOpen: view.isKeySheetOpen,
          container: view.isFullScreen ? frame : null,
          shortcutsOff,
          onClose: () => send({ type: 'menu.close' }),
        }}
        isWanted={view.isKeySheetOpen}
        onFailed={() => send({ type: 'menu.failed' })}
      />
    </>
  );
}
