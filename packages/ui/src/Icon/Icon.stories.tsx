import type { Meta, StoryObj } from '@storybook/react-vite';
import { iconWall } from '../stories/frames.css';
import * as icons from './icons';
import * as playerIcons from './playerIcons';

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
