import type { PlayerEvent } from '@chalchitra/machines';
import { PlayerControls } from '@chalchitra/ui';
import { useAreaCopy, usePresent } from '../../copy/copy';
import type { PlayerContent } from './playerContent';
import { playerMenus } from './playerMenus';
import type { PlayerView } from './playerView';
import { LiveSeekBar, LiveTime, type MediaStores } from './playhead';

export interface PlayerPartProps {
  view: PlayerView;
  content: PlayerContent;
  stores: MediaStores;
  send: (event: PlayerEvent) => void;
}

/** The control bar: everything on it asks, nothing on it knows the media. */
export function PlayerBar({ view, content, stores, send }: PlayerPartProps) {
  const copy = useAreaCopy('player');
  const present = usePresent();
  const index = content.entries.findIndex(({ mediaKey }) => mediaKey === view.mediaKey);
  const entry = content.entries[index];
  const isEpisode = entry !== undefined && entry.episodeId !== null;
  const isSeen = view.areControlsShown || view.openMenu !== null;
  return (
    <PlayerControls
      title={content.title}
      lang={content.lang}
      subtitle={isEpisode ? copy.episode(index + 1, entry.name) : undefined}
      isPlaying={view.isPlaying}
      isBuffering={view.isBuffering}
      isFullScreen={view.isFullScreen}
      areShown={view.areControlsShown}
      live={
        view.isLive
          ? {
              isAtEdge: view.isAtLiveEdge,
              liveText: copy.live,
              toEdgeText: copy.toLiveEdge,
              onToEdge: () => send({ type: 'playhead.moveToLiveEdge' }),
            }
          : undefined
      }
      seekBar={<LiveSeekBar stores={stores} isSeen={isSeen} view={view} send={send} />}
      time={<LiveTime stores={stores} isSeen={isSeen} />}
      volume={{
        level: view.volume,
        isMuted: view.isMuted,
        levelText: copy.percent,
        onLevelChange: (volume) => send({ type: 'volume.set', volume }),
        onMuteToggle: () => send({ type: 'mute.toggle' }),
      }}
      menus={playerMenus({ view, content, copy, present, send })}
      openMenu={view.openMenu}
      labels={copy}
      onPlayPause={() => send({ type: 'playback.toggle' })}
      onSeekBy={(seconds) => send({ type: 'playhead.moveBy', seconds })}
      onMenuToggle={(menu) => send({ type: 'menu.toggle', menu })}
      onMenuClose={() => send({ type: 'overlay.close' })}
      onFullScreenToggle={() => send({ type: 'fullScreen.toggle' })}
      onNext={
        index >= 0 && index < content.entries.length - 1
          ? () => send({ type: 'episode.move', by: 1 })
          : undefined
      }
    />
  );
}
