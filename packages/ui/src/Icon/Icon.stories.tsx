import type { Meta, StoryObj } from '@storybook/react-vite';
import { iconWall } from '../stories/frames.css';
import * as icons from './icons';

const meta = {
  render: () => (
    <ul className={iconWall}>
      {Object.entries(icons).map(([name, Icon]) => (
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
