import type { Decorator } from '@storybook/react-vite';
import { cardWidth } from './frames.css';

/** Shows a story as wide as it stands in a form or among cards, however wide the screen is. */
export const asWideAsACard: Decorator = (Story) => (
  <div className={cardWidth}>
    <Story />
  </div>
);
