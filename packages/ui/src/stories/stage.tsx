import type { Decorator } from '@storybook/react-vite';
import type { ArtworkSources } from '../Artwork/Artwork';
import { stage, still } from './playing.css';

/** Shows a story over a still picture, as in the player. */
export function onStage(artwork: ArtworkSources): Decorator {
  return (Story) => (
    <div className={stage}>
      <img className={still} src={artwork.wide?.src} alt="" />
      <Story />
    </div>
  );
}
