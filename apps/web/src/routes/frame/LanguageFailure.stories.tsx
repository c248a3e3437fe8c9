import { PageContent } from '@chalchitra/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { onlineManager } from '@tanstack/react-query';
import { expect, fn, screen } from 'storybook/test';
import { createCell } from '../../cell';
import { type Runtime, RuntimeProvider } from '../../runtime';
import { screenStory } from '../../stories/screen';
import { LanguageFailure } from './LanguageFailure';

const chooseLanguage = fn();

/** Says that a language that was chosen could not be shown. */
const meta = {
  ...screenStory,
  title: 'Screens/Language failure',
  component: LanguageFailure,
  decorators: [
    (Story) => {
      const runtime = { chooseLanguage, failedLanguage: createCell({ tag: 'ta' }) };
      return (
        <RuntimeProvider runtime={runtime as Partial<Runtime> as Runtime}>
          <PageContent>
            <Story />
          </PageContent>
        </RuntimeProvider>
      );
    },
    ...screenStory.decorators,
  ],
} satisfies Meta<typeof LanguageFailure>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Tried again and closed by keyboard. */
export const CodeNotLoaded: Story = {
  beforeEach: () => chooseLanguage.mockClear(),
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('Failed to load this page')).toBeVisible();
    screen.getByRole('button', { name: 'Try again' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(chooseLanguage).toHaveBeenCalledWith('ta');
    screen.getByRole('button', { name: 'Close' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(screen.queryByText('Failed to load this page')).toBeNull();
  },
};

export const Offline: Story = {
  beforeEach() {
    onlineManager.setOnline(false);
    return () => onlineManager.setOnline(true);
  },
  play: async () => {
    await expect(
      await screen.findByText('You seem to be offline. Check your connection and try again.'),
    ).toBeVisible();
  },
};

export const OfflineOnASmallScreen: Story = {
  ...Offline,
  globals: { viewport: { value: 'small' } },
};
