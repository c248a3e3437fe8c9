import type { PlayerAnswer } from '@chalchitra/machines';
import type { PlayerAnswerProps } from '@chalchitra/ui';
import type { AreaMessages } from '../../copy/copy';

type Shown = Omit<NonNullable<PlayerAnswerProps['answer']>, 'id'>;

/** An answer of the player in words, with its mark. */
export function answerText(answer: PlayerAnswer, { answers }: AreaMessages['player']): Shown {
  switch (answer.kind) {
    case 'playing':
      return { text: answers.playing, mark: 'play' };
    case 'paused':
      return { text: answers.paused, mark: 'pause' };
    case 'muted':
      return { text: answers.muted, mark: 'muted' };
    case 'unmuted':
      return { text: answers.unmuted, mark: 'volume' };
    case 'volume':
      return { text: answers.volume(answer.volume), mark: answer.volume === 0 ? 'muted' : 'volume' };
    case 'rate':
      return { text: answers.speed(answer.rate), mark: 'speed' };
    case 'moved':
      return answer.seconds < 0
        ? { text: answers.back(-answer.seconds), mark: 'back', side: answer.side ?? 'middle' }
        : { text: answers.forward(answer.seconds), mark: 'forward', side: answer.side ?? 'middle' };
    case 'movedToShare':
      return { text: answers.toShare(answer.share), mark: 'note' };
    case 'movedToLiveEdge':
      return { text: answers.toLiveEdge, mark: 'note' };
    case 'rateAtLiveEdge':
      return { text: answers.rateAtLiveEdge, mark: 'speed', side: 'notice' };
    case 'stepped':
      return answer.frames < 0
        ? { text: answers.frameBack, mark: 'back' }
        : { text: answers.frameForward, mark: 'forward' };
    case 'captions':
      return { text: answers.captions(answer.label), mark: 'captions' };
    case 'captionsOff':
    case 'noCaptions':
      return { text: answers[answer.kind], mark: 'captions' };
    case 'captionsFailed':
      return { text: answers.captionsFailed, mark: 'captions', side: 'notice' };
    case 'notBrought':
      return { text: answers.notBrought, mark: 'note', side: 'notice' };
    case 'fullScreen':
    case 'inPage':
      return { text: answers[answer.kind], mark: 'fullScreen' };
    case 'episode':
      return { text: answer.by > 0 ? answers.nextEpisode : answers.previousEpisode, mark: 'next' };
    case 'noEpisode':
      return { text: answers[answer.kind], mark: 'note' };
  }
}
