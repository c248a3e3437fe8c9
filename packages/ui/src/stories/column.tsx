import type { Decorator } from '@storybook/react-vite';
import { cardWidth } from './frames.css';

/** Shows a story as wide as in a form or among cards, whatever the width of the screen. */
export const asWideAsACard: Decorator = (Story) => (
  <div className={cardWidth}>
    <Story />
  </div>
);
