import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { sampleCreators } from '../../stories/samples';
import { screenStory } from '../../stories/screen';
import { CreatorsScreen } from './CreatorsScreen';

const meta = {
  title: 'Screens/Creators',
  component: CreatorsScreen,
  args: { creators: sampleCreators, error: null, isAll: false, onRetry: fn() },
  ...screenStory,
} satisfies Meta<typeof CreatorsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A strip in the order of suggestion with See All, and a grid whose Follow is announced as not available yet (spec §2). */
export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    const strip = within(canvas.getByRole('region', { name: 'Suggested Creators' }));
    await expect(strip.getByRole('link', { name: 'See All' })).toHaveAttribute('href', '/creators?all');
    await expect(strip.getAllByRole('link', { name: 'Asha Menon' })[0]).toHaveAttribute(
      'href',
      '/creators/asha',
    );
    const grid = within(canvas.getByRole('list', { name: 'Most followed' }));
    const [first] = grid.getAllByRole('article');
    await expect(first).toHaveAccessibleName('क्षितिज श्रीवास्तव');
    await expect(first).toHaveTextContent('1.2L followers');
    const [follow] = grid.getAllByRole('button', { name: 'Follow' });
    if (!follow) throw new Error('no Follow');
    follow.focus();
    await expect(follow).toHaveAttribute('aria-disabled', 'true');
    await expect(follow).toHaveAccessibleDescription('क्षितिज श्रीवास्तव Not available yet');
    await userEvent.keyboard('{Enter}');
    await expect(follow).toHaveFocus();
  },
};

export const SmallScreen: Story = { globals: { viewport: { value: 'small' } } };

export const All: Story = {
  args: { isAll: true },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('article').map((card) => card.querySelector('h2')?.textContent);
    await expect(names[0]).toBe('Asha Menon');
    await expect(canvas.getByRole('link', { name: 'Back to creators' })).toHaveAttribute('href', '/creators');
  },
};

/** Only a part of a long list is in the page; the rest comes with scrolling or a press. */
export const Thousand: Story = {
  args: {
    isAll: true,
    creators: Array.from({ length: 1000 }, (_, index) => ({
      id: `c${index}`,
      name: `Creator ${index + 1}`,
      username: `c${index}`,
      email: null,
      photoUrl: null,
      followerCount: index,
      followingCount: 0,
    })),
  },
  play: async ({ canvas, userEvent }) => {
    const before = canvas.getAllByRole('article').length;
    await expect(before).toBeLessThanOrEqual(72);
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(canvas.getAllByRole('article').length).toBeGreaterThan(before);
  },
};

export const Loading: Story = { args: { creators: null } };

export const Empty: Story = { args: { creators: [] } };

/** The creators can't be loaded (spec §8). */
export const Failed: Story = {
  args: { creators: null, error: { kind: 'offline' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load creators');
    await expect(canvas.getByRole('alert')).toHaveTextContent('You seem to be offline');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
