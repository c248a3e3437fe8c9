import type { PlayerEvent } from '@chalchitra/machines';
import type { MediaStores } from '@chalchitra/player';
import { LazyPart, PlayerControls, PlayerMenuButtons } from '@chalchitra/ui';
import { type ReactNode, useId } from 'react';
import type { Cell } from '../../../cell';
import { type AreaMessages, useMessages } from '../../../copy/copy';
import type { MobileCeiling } from '../../../platform/player/mobileCeiling';
import { percentOf } from '../../../present/present';
import { menuButtons } from './menuButtons';
import type { PlayerContent } from './playerContent';
import type { PlayerView } from './playerView';
import { PlayheadSeekBar, PlayheadTime } from './playhead';
import type { PlayerParts } from './usePlayerParts';

export interface PlayerPartProps {
  view: PlayerView;
  content: PlayerContent;
  stores: MediaStores;
  send: (event: PlayerEvent) => void;
  mobileCeiling: Cell<MobileCeiling>;
}

const episodeText = (number: number, name: string, messages: AreaMessages['player']) =>
  name === '' ? messages.episode({ number }) : messages.namedEpisode({ number, name });

/** The control bar: everything on it sends commands, nothing on it knows the media. */
export function PlayerBar(props: PlayerPartProps & { parts: PlayerParts; aside?: ReactNode }) {
  const { view, content, stores, send, mobileCeiling, parts, aside } = props;
  const messages = useMessages('player');
  const index = content.entries.findIndex(({ mediaKey }) => mediaKey === view.mediaKey);
  const entry = content.entries[index];
  const isEpisode = entry !== undefined && entry.episodeId !== null;
  const isSeen = view.areControlsShown || view.openMenu !== null;
  const id = useId();
  const menus = {
    buttons: menuButtons(view, content, messages),
    buttonIdOf: (menu: string) => `${id}-${menu}`,
  };
  const plainButtons = (
    <PlayerMenuButtons
      {...menus}
      openMenu={view.openMenu}
      onToggle={(menu) => send({ type: 'menu.toggle', menu })}
    />
  );
  return (
    <PlayerControls
      title={content.title}
      lang={content.lang}
      subtitle={isEpisode ? episodeText(index + 1, entry.name, messages) : undefined}
      subtitleLang={entry?.lang}
      aside={aside}
      isPlaying={view.isPlayingOrStarting}
      isBuffering={view.isBuffering}
      isFullScreen={view.isFullScreen}
      areShown={view.areControlsShown}
      live={
        view.isLive
          ? {
              isAtEdge: view.isAtLiveEdge,
              liveText: messages.live,
              toEdgeText: messages.toLiveEdge,
              onToEdge: () => send({ type: 'playhead.moveToLiveEdge' }),
            }
          : undefined
      }
      seekBar={<PlayheadSeekBar stores={stores} isSeen={isSeen} view={view} send={send} />}
      time={<PlayheadTime stores={stores} isSeen={isSeen} />}
      volume={{
        level: view.volume,
        isMuted: view.isMuted,
        levelText: (share) => messages.percent({ percent: percentOf(share) }),
        onLevelChange: (volume) => send({ type: 'volume.set', volume }),
        onMuteToggle: () => send({ type: 'mute.toggle' }),
      }}
      menus={
        <LazyPart
          part={parts.menus}
          props={{ ...menus, view, content, send, mobileCeiling }}
          isWanted={view.openMenu !== null}
          loading={plainButtons}
          onFailed={() => send({ type: 'menu.failed' })}
        />
      }
      keySheet={{ label: messages.keySheet, onOpen: () => send({ type: 'keySheet.toggle' }) }}
      isMenuOpen={view.openMenu !== null}
      labels={messages}
      onPlayPause={() => send({ type: 'playback.toggle' })}
      onSeekBy={(seconds) => send({ type: 'playhead.moveBy', seconds })}
      onFullScreenToggle={() => send({ type: 'fullScreen.toggle' })}
      onNext={
        index >= 0 && index < content.entries.length - 1
          ? () => send({ type: 'episode.move', by: 1 })
          : undefined
      }
    />
  );
}
