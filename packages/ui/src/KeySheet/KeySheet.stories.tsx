import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { withLargeText } from '../stories/largeText';
import { KeySheet } from './KeySheet';

/** What `?` opens in the player. Say keys nowhere else: they change in one place. */
const meta = {
  title: 'Player/KeySheet',
  component: KeySheet,
  args: {
    title: 'Keyboard shortcuts',
    closeLabel: 'Close',
    isOpen: true,
    onClose: fn(),
    characters: {
      label: 'Use letters, numbers and symbols as shortcuts',
      isOn: true,
      onChange: fn(),
    },
    groups: [
      {
        title: 'Playback',
        lines: [
          { text: 'Play or pause', keys: ['K', 'Space'] },
          { text: 'Back or forward 5 seconds', keys: ['←', '→'] },
          { text: 'Back or forward 10 seconds', keys: ['J', 'L'] },
          { text: 'Slower or faster', keys: ['<', '>'] },
          { text: 'Go to 0% to 90% of the video', keys: ['0–9'] },
          { text: 'Start or end', keys: ['Home', 'End'] },
          { text: 'Previous or next frame, while paused', keys: [',', '.'] },
        ],
      },
      {
        title: 'Audio and video',
        lines: [
          { text: 'Louder or quieter', keys: ['↑', '↓'] },
          { text: 'Mute', keys: ['M'] },
          { text: 'Captions', keys: ['C'] },
          { text: 'Full screen', keys: ['F'] },
          { text: 'Statistics', keys: ['Shift', 'S'] },
        ],
      },
    ],
  },
} satisfies Meta<typeof KeySheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const ClosesByPointer: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** By the keyboard alone. */
export const TurnsCharactersOff: Story = {
  play: async ({ args, userEvent }) => {
    const choice = await screen.findByRole('checkbox', { name: /^Use letters/ });
    await expect(choice).toBeChecked();
    choice.focus();
    await userEvent.keyboard(' ');
    await expect(args.characters.onChange).toHaveBeenCalledWith(false);
  },
};

export const SmallScreen: Story = { globals: { viewport: { value: 'small' } } };

/** With text of 200 % long words stay in the sheet, and keys go below what they do. */
export const LargeText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    title: 'விசைப்பலகைக் குறுக்குவழிகள்',
    groups: [
      {
        title: 'ஆடியோ, வீடியோ',
        lines: [
          { text: 'விசைப்பலகைக் குறுக்குவழிகள்', keys: ['?'] },
          { text: 'இயக்கு அல்லது நிறுத்து', keys: ['K', 'ஸ்பேஸ்'] },
        ],
      },
    ],
  },
  play: () =>
    withLargeText(async () => {
      const sheet = await screen.findByRole('dialog');
      await expect(sheet.scrollWidth).toBe(sheet.clientWidth);
      const keys = screen.getByText('?').getBoundingClientRect();
      const [, words] = screen.getAllByText('விசைப்பலகைக் குறுக்குவழிகள்');
      await expect(keys.top).toBeGreaterThanOrEqual(words?.getBoundingClientRect().bottom ?? Infinity);
    }),
};

/** The keys are on the left of what they do. */
export const RightToLeft: Story = {
  globals: { locale: 'ur' },
  play: async () => {
    const left = (element: HTMLElement) => element.getBoundingClientRect().left;
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(left(screen.getByText('M'))).toBeLessThan(left(screen.getByText('Mute')));
  },
};
