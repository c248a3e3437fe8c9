import type { Meta, StoryObj } from '@storybook/react-vite';
import { iconWall } from '../stories/frames.css';
import * as creatorIcons from './creatorIcons';
import * as formIcons from './formIcons';
import * as icons from './icons';
import * as playerIcons from './playerIcons';

/** Well-known signs beside words or inside an IconButton. Never without words, and never only for decoration. */
const meta = {
  title: 'Foundations/Icon',
  render: () => (
    <ul className={iconWall}>
      {Object.entries({ ...icons, ...creatorIcons, ...formIcons, ...playerIcons }).map(([name, Icon]) => (
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
