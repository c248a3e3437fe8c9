import type { Decorator } from '@storybook/react-vite';
import type { ArtworkSources } from '../Artwork/Artwork';
import { pictureFrame, still } from './playing.css';

/** Shows a story over a still picture, as in the player. */
export function overPicture(artwork: ArtworkSources): Decorator {
  return (Story) => (
    <div className={pictureFrame}>
      <img className={still} src={artwork.wide?.src} alt="" />
      <Story />
    </div>
  );
}
