import { playerScenarios, samplePlayerInput } from '@chalchitra/machines';
import { PlayerFrame } from '@chalchitra/ui';
import { type Cell, createCell } from '../cell';
import { english } from '../copy/english';
import type { MobileCeiling } from '../platform/player/mobileCeiling';
import { PlayerLayers } from '../routes/video/player/PlayerLayers';
import { toPlayerContent } from '../routes/video/player/playerContent';
import { toPlayerView } from '../routes/video/player/playerView';
import { usePlayerParts } from '../routes/video/player/usePlayerParts';
import { VideoScreen } from '../routes/video/VideoScreen';
import { embed } from '../routes/video/VideoScreen.css';
import { saying, stillStores } from './playing';
import { sampleEpisodes, sampleItem } from './samples';

const { base } = english;
const shortcutsOff = createCell(false);
const noCeiling = createCell<MobileCeiling>({ height: null, savingHeight: Infinity, choose() {} });

const sample = toPlayerContent({ item: sampleItem, episodes: sampleEpisodes.slice(0, 3) });
const content = {
  ...sample,
  entries: sample.entries.map((entry, index) => ({
    ...entry,
    mediaKey: samplePlayerInput.playlist[index]?.mediaKey ?? entry.mediaKey,
  })),
};

export interface PlayerInPageProps {
  scenario: keyof typeof playerScenarios;
  send: (event: unknown) => void;
  mobileCeiling?: Cell<MobileCeiling>;
  /** What is said, in place of the sample. */
  captions?: { text: string; lang: string; size: 'small' | 'medium' | 'large' } | undefined;
}

/** The player's page in one of its machine's states. */
export function PlayerInPage({ scenario, send, mobileCeiling = noCeiling, captions }: PlayerInPageProps) {
  const shown = toPlayerView(playerScenarios[scenario]);
  const view = captions
    ? {
        ...shown,
        captionTracks: shown.captionTracks.map((track) => ({ ...track, lang: captions.lang })),
        captionLook: { ...shown.captionLook, size: captions.size },
      }
    : shown;
  const parts = usePlayerParts();
  const stores = captions ? { ...stillStores, captions: saying(captions.text) } : stillStores;
  return (
    <VideoScreen
      state={{ name: 'ready', item: sampleItem, episodes: [], episode: null }}
      player={
        <PlayerFrame
          label={base.video.player({ title: sampleItem.title })}
          shape="fill"
          areControlsShown={view.areControlsShown}
          media={<img className={embed} src={sampleItem.artwork.wide ?? ''} alt="" />}
          onActivity={() => {}}
          onHoldChange={() => {}}
          onPress={() => {}}
          onTap={() => {}}
          onDoubleTap={() => {}}
          onDoubleClick={() => {}}
        >
          <PlayerLayers
            view={view}
            content={content}
            stores={stores}
            send={send}
            parts={parts}
            mobileCeiling={mobileCeiling}
            frame={null}
            shortcutsOff={shortcutsOff}
          />
        </PlayerFrame>
      }
      onBack={() => {}}
      onRetry={() => {}}
    />
  );
}
