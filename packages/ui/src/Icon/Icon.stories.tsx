import type { Meta, StoryObj } from '@storybook/react-vite';
import { iconWall } from '../stories/frames.css';
import * as icons from './icons';
import * as playerIcons from './playerIcons';

/** Well-known pictures beside words or inside an IconButton. Never alone, and never for decoration only. */
const meta = {
  render: () => (
    <ul className={iconWall}>
      {Object.entries({ ...icons, ...playerIcons }).map(([name, Icon]) => (
        <li key={name}>
          <Icon />
          {name}
        </li>
      ))}
    </ul>
  ),
} satisfies Meta;
export default meta;

export const All: StoryObj<typeof meta> = {};
