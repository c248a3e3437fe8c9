import { subscriptionGateMachine, subscriptionGateScenarios } from '@chalchitra/machines';
import { Button, PageContent, PageHeading } from '@chalchitra/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { screenStory, shownIn } from '../../stories/screen';
import { GateNotice } from './GateNotice';

const Notice = shownIn(subscriptionGateMachine, subscriptionGateScenarios, GateNotice);

/** What a click on a title meets until it is known who has paid; whoever hasn't is led to the plans. */
const meta = {
  title: 'Screens/Subscription gate',
  component: Notice,
  args: { scenario: 'findingForClick' },
  render: (args) => (
    <PageContent>
      <PageHeading title="Movies" />
      <Notice {...args} />
    </PageContent>
  ),
  ...screenStory,
  // Named once more, as the words above would take the place of those that are spread.
  parameters: { ...screenStory.parameters },
} satisfies Meta<typeof Notice>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The click waits, and shows it (spec §4). */
export const Waiting: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Checking your subscription');
  },
};

/** Its region is in the page before the click, unseen, so that the words are read out. */
export const Clicked: Story = {
  render: function Opened(args) {
    const [isClicked, setIsClicked] = useState(false);
    return (
      <PageContent>
        <PageHeading title="Movies" />
        <Button onClick={() => setIsClicked(true)}>Watch Now</Button>
        <Notice {...args} scenario={isClicked ? args.scenario : 'checking'} />
      </PageContent>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    const box = status.parentElement as HTMLElement;
    await expect(status).toBeEmptyDOMElement();
    await expect(box.getBoundingClientRect().height).toBe(0);
    await expect(box).toHaveStyle({ boxShadow: 'none' });
    await userEvent.click(canvas.getByRole('button', { name: 'Watch Now' }));
    await expect(status).toHaveTextContent('Checking your subscription');
    await expect(status).toBeVisible();
    await expect(box).not.toHaveStyle({ boxShadow: 'none' });
  },
};

export const WaitingOnASmallScreen: Story = { globals: { viewport: { value: 'small' } } };

/** Nobody is sent to pay where the history can't be loaded (spec §4, §8). */
export const HistoryFailed: Story = {
  args: { scenario: 'failedForClick', onEvent: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load payment history');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onEvent).toHaveBeenCalledTimes(2);
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'gate.check' });
  },
};

export const HistoryFailedOnASmallScreen: Story = {
  args: { scenario: 'failedForClick' },
  globals: { viewport: { value: 'small' } },
};
