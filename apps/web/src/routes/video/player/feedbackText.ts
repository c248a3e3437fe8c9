import type { PlayerFeedback } from '@chalchitra/machines';
import type { PlayerFeedbackProps } from '@chalchitra/ui';
import type { AreaMessages } from '../../../copy/copy';
import { percentOf } from '../../../present/present';

type Texts = AreaMessages['player']['feedback'];

function shareText(share: number, texts: Texts): string {
  if (share === 0) return texts.toStart;
  return share === 1 ? texts.toEnd : texts.toPercent({ percent: percentOf(share) });
}

type Shown = Omit<NonNullable<PlayerFeedbackProps['feedback']>, 'id'>;

/** Feedback of the player in words, with its mark. */
export function feedbackText(feedback: PlayerFeedback, { feedback: texts }: AreaMessages['player']): Shown {
  switch (feedback.kind) {
    case 'playing':
      return { text: texts.playing, mark: 'play' };
    case 'paused':
      return { text: texts.paused, mark: 'pause' };
    case 'muted':
      return { text: texts.muted, mark: 'muted' };
    case 'unmuted':
      return { text: texts.unmuted, mark: 'volume' };
    case 'volume':
      return {
        text: texts.volume({ percent: percentOf(feedback.volume) }),
        mark: feedback.volume === 0 ? 'muted' : 'volume',
      };
    case 'rate':
      return { text: texts.speed({ rate: feedback.rate }), mark: 'speed' };
    case 'moved':
      return feedback.seconds < 0
        ? { text: texts.back({ seconds: -feedback.seconds }), mark: 'back', side: feedback.side ?? 'middle' }
        : {
            text: texts.forward({ seconds: feedback.seconds }),
            mark: 'forward',
            side: feedback.side ?? 'middle',
          };
    case 'movedToShare':
      return { text: shareText(feedback.share, texts), mark: 'note' };
    case 'movedToLiveEdge':
      return { text: texts.toLiveEdge, mark: 'note' };
    case 'rateAtLiveEdge':
      return { text: texts.rateAtLiveEdge, mark: 'speed', side: 'notice' };
    case 'stepped':
      return feedback.frames < 0
        ? { text: texts.frameBack, mark: 'back' }
        : { text: texts.frameForward, mark: 'forward' };
    case 'soundOnly':
    case 'withPicture':
    case 'noSoundOnly':
      return { text: texts[feedback.kind], mark: 'volume' };
    case 'captions':
      return { text: texts.captions({ label: feedback.label }), mark: 'captions' };
    case 'captionsOff':
    case 'noCaptions':
      return { text: texts[feedback.kind], mark: 'captions' };
    case 'captionsFailed':
      return { text: texts.captionsFailed, mark: 'captions', side: 'notice' };
    case 'loadFailed':
    case 'renditionLeft':
    case 'renditionReplaced':
      return { text: texts[feedback.kind], mark: 'note', side: 'notice' };
    case 'fullScreen':
    case 'inPage':
      return { text: texts[feedback.kind], mark: 'fullScreen' };
    case 'episode':
      return { text: feedback.by > 0 ? texts.nextEpisode : texts.previousEpisode, mark: 'next' };
    case 'noEpisode':
      return { text: feedback.by > 0 ? texts.lastEpisode : texts.firstEpisode, mark: 'note' };
  }
}
