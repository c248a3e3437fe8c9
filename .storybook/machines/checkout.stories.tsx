import type { Meta, StoryObj } from '@storybook/react-vite';
import { MachinePage } from './MachinePage';
import { walkScenarios } from './machineStory';

const meta = {
  title: 'Machines/checkout',
  component: MachinePage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { name: 'checkout' },
} satisfies Meta<typeof MachinePage>;
export default meta;

export const Statechart: StoryObj<typeof meta> = { play: walkScenarios };
