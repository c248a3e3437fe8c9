import { isPlayingOrStarting } from '@chalchitra/machines';
import { PlayerCaptions, PlayerControls, PlayerTime, SeekBar } from '@chalchitra/ui';
import { shallowEqual, useSelector } from '@xstate/react';
import { useSyncExternalStore } from 'react';
import type { RunningPlayer } from './usePlayer';

const labels = {
  play: 'Play',
  pause: 'Pause',
  buffering: 'Buffering',
  backTen: 'Back 10 seconds',
  forwardTen: 'Forward 10 seconds',
  next: 'Next episode',
  fullScreen: 'Full screen',
  exitFullScreen: 'Leave full screen',
  volume: 'Volume',
  mute: 'Mute',
  unmute: 'Unmute',
};

const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

interface PlayerPartProps {
  player: RunningPlayer;
}

/** The control bar; the machine decides what each button does. */
export function Controls({ title, player: { actor, media } }: PlayerPartProps & { title: string }) {
  const shown = useSelector(
    actor,
    (snapshot) => ({
      isPlaying: isPlayingOrStarting(snapshot),
      isBuffering: snapshot.matches({ picture: 'stalled' }),
      isFullScreen: snapshot.matches({ screen: 'full' }),
      areShown: snapshot.matches({ controls: 'shown' }),
    }),
    shallowEqual,
  );
  const level = useSelector(actor, ({ context }) => context.volume);
  const isMuted = useSelector(actor, (snapshot) => snapshot.matches({ sound: 'muted' }));
  const { subscribe, read } = media.playhead;
  const { position, duration, bufferedRanges } = useSyncExternalStore(subscribe, read);
  return (
    <PlayerControls
      {...shown}
      title={title}
      labels={labels}
      seekBar={
        <SeekBar
          label="Seek"
          position={position}
          duration={duration}
          bufferedRanges={bufferedRanges}
          timeText={clock}
          valueText={(seconds) => `${clock(seconds)} of ${clock(duration)}`}
          frameAt={media.frameAt}
          onSeek={(seconds) => actor.send({ type: 'playhead.moveTo', seconds })}
          onSeekBy={(seconds) => actor.send({ type: 'playhead.moveBy', seconds })}
        />
      }
      time={<PlayerTime positionText={clock(position)} durationText={clock(duration)} />}
      volume={{
        level,
        isMuted,
        levelText: (volume) => `${Math.round(volume * 100)} %`,
        onLevelChange: (volume) => actor.send({ type: 'volume.set', volume }),
        onMuteToggle: () => actor.send({ type: 'mute.toggle' }),
      }}
      menus={null}
      isMenuOpen={false}
      onPlayPause={() => actor.send({ type: 'playback.toggle' })}
      onSeekBy={(seconds) => actor.send({ type: 'playhead.moveBy', seconds })}
      onFullScreenToggle={() => actor.send({ type: 'fullScreen.toggle' })}
    />
  );
}

/** The current captions, which C switches on and off. */
export function Captions({ player: { actor, media } }: PlayerPartProps) {
  const { captionsId, captionTracks } = useSelector(actor, ({ context }) => context);
  const look = useSelector(actor, ({ context }) => context.preferences.captionLook);
  const isRaised = useSelector(actor, (snapshot) => snapshot.matches({ controls: 'shown' }));
  const lines = useSyncExternalStore(media.captions.subscribe, media.captions.read);
  const track = captionTracks.find(({ id }) => id === captionsId);
  return track && <PlayerCaptions lines={lines} lang={track.lang ?? ''} look={look} isRaised={isRaised} />;
}
