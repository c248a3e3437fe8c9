import type { Decorator } from '@storybook/react-vite';
import { type ActorRefFrom, type AnyStateMachine, createActor, type SnapshotFrom } from 'xstate';
import { CopyProvider, createCopy } from '../copy/copy';
import { bundle } from '../copy/en/index';

const copy = createCopy(bundle);

/** Hands down the messages that a screen's route would have loaded. */
const withCopy: Decorator = (Story) => (
  <CopyProvider copy={copy}>
    <Story />
  </CopyProvider>
);

/** What the stories of a whole screen have in common. */
export const screenStory = {
  loaders: [() => Promise.all([copy.load('account'), copy.load('privacyPolicy')])],
  decorators: [withCopy],
  parameters: { layout: 'fullscreen' },
};

/** An actor that stands in one state of its machine and answers events, with no effect begun. */
export function still<Machine extends AnyStateMachine>(
  machine: Machine,
  snapshot: SnapshotFrom<Machine>,
): ActorRefFrom<Machine> {
  return createActor(machine as AnyStateMachine, { snapshot }).start() as ActorRefFrom<Machine>;
}
