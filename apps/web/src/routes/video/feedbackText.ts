import type { PlayerFeedback } from '@chalchitra/machines';
import type { PlayerFeedbackProps } from '@chalchitra/ui';
import type { AreaMessages } from '../../copy/copy';

type Shown = Omit<NonNullable<PlayerFeedbackProps['feedback']>, 'id'>;

/** Feedback of the player in words, with its mark. */
export function feedbackText(feedback: PlayerFeedback, { answers }: AreaMessages['player']): Shown {
  switch (feedback.kind) {
    case 'playing':
      return { text: answers.playing, mark: 'play' };
    case 'paused':
      return { text: answers.paused, mark: 'pause' };
    case 'muted':
      return { text: answers.muted, mark: 'muted' };
    case 'unmuted':
      return { text: answers.unmuted, mark: 'volume' };
    case 'volume':
      return { text: answers.volume(feedback.volume), mark: feedback.volume === 0 ? 'muted' : 'volume' };
    case 'rate':
      return { text: answers.speed(feedback.rate), mark: 'speed' };
    case 'moved':
      return feedback.seconds < 0
        ? { text: answers.back(-feedback.seconds), mark: 'back', side: feedback.side ?? 'middle' }
        : { text: answers.forward(feedback.seconds), mark: 'forward', side: feedback.side ?? 'middle' };
    case 'movedToShare':
      return { text: answers.toShare(feedback.share), mark: 'note' };
    case 'movedToLiveEdge':
      return { text: answers.toLiveEdge, mark: 'note' };
    case 'rateAtLiveEdge':
      return { text: answers.rateAtLiveEdge, mark: 'speed', side: 'notice' };
    case 'stepped':
      return feedback.frames < 0
        ? { text: answers.frameBack, mark: 'back' }
        : { text: answers.frameForward, mark: 'forward' };
    case 'captions':
      return { text: answers.captions(feedback.label), mark: 'captions' };
    case 'captionsOff':
    case 'noCaptions':
      return { text: answers[feedback.kind], mark: 'captions' };
    case 'captionsFailed':
      return { text: answers.captionsFailed, mark: 'captions', side: 'notice' };
    case 'loadFailed':
      return { text: answers.notBrought, mark: 'note', side: 'notice' };
    case 'fullScreen':
    case 'inPage':
      return { text: answers[feedback.kind], mark: 'fullScreen' };
    case 'episode':
      return { text: feedback.by > 0 ? answers.nextEpisode : answers.previousEpisode, mark: 'next' };
    case 'noEpisode':
      return { text: answers[feedback.kind], mark: 'note' };
  }
}
