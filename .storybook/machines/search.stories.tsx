import type { Meta, StoryObj } from '@storybook/react-vite';
import { MachinePage } from './MachinePage';
import { machineParameters, walkScenarios } from './machineStory';

const meta = {
  title: 'Machines/search',
  component: MachinePage,
  tags: ['!autodocs'],
  parameters: machineParameters,
  args: { name: 'search' },
} satisfies Meta<typeof MachinePage>;
export default meta;

export const Statechart: StoryObj<typeof meta> = { play: walkScenarios };
