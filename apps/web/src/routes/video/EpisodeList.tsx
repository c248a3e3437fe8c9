import type { Episode } from '@chalchitra/api/types';
import { EpisodeCard, Grid } from '@chalchitra/ui';
import { useMessages, usePresent } from '../../copy/copy';
import { toArtworkSources } from '../../present/artwork';
import { episodeTitle } from '../../present/episodeTitle';
import { paths } from '../paths';
import { cards, heading, list } from './EpisodeList.css';

export interface EpisodeListProps {
  seriesId: string;
  episodes: readonly Episode[];
  lang: string | null;
  /** The one that is playing. */
  currentId: string | null;
}

/** A series' episodes in order, each leading to the player. */
export function EpisodeList({ seriesId, episodes, lang, currentId }: EpisodeListProps) {
  const { details } = useMessages('browse');
  const present = usePresent();
  return (
    <section className={list}>
      <h2 className={heading}>{details.episodes}</h2>
      <div className={cards}>
        <Grid label={details.episodes} variant="wide">
          {episodes.map((episode, index) => (
            <EpisodeCard
              key={episode.id}
              href={paths.episode(seriesId, episode.id)}
              title={episodeTitle(episode, index, details)}
              lang={episode.name ? lang : null}
              placeText={[details.episode({ number: index + 1 }), present.duration(episode.durationSeconds)]
                .filter((part) => part !== null)
                .join(' · ')}
              artwork={toArtworkSources(episode.artwork)}
              currentText={episode.id === currentId ? details.nowPlaying : undefined}
            />
          ))}
        </Grid>
      </div>
    </section>
  );
}
