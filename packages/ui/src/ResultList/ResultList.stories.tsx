import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inset } from '../stories/frames.css';
import { rightToLeft } from '../stories/rightToLeft';
import { suggestedGroups } from '../stories/search';
import { ResultList } from './ResultList';

const [titles, creators, hashtags] = suggestedGroups;

/**
 * Episodes, creators, genres and hashtags that a search found. Titles are a Grid of cards; what is suggested while
 * typing is a SearchPanel.
 */
const meta = {
  title: 'Page/ResultList',
  component: ResultList,
  args: { title: 'Creators', options: creators?.options ?? [] },
  render: (args) => (
    <div className={inset}>
      <ResultList {...args} />
    </div>
  ),
} satisfies Meta<typeof ResultList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Creators: Story = {
  args: { options: [{ key: 'asha', href: '#asha', text: 'Asha Menon', ranges: [[0, 4]], onOpen: fn() }] },
  play: async ({ args, canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Asha Menon' });
    await expect(link).toHaveAttribute('href', '#asha');
    await userEvent.click(link);
    await userEvent.keyboard('{Enter}');
    await expect(args.options[0]?.onOpen).toHaveBeenCalledTimes(2);
  },
};

export const Hashtags: Story = { args: { title: 'Hashtags', options: hashtags?.options ?? [] } };

/** In every script, with pictures. */
export const Scripts: Story = { args: { title: 'Titles', options: titles?.options ?? [] } };

export const SmallScreen: Story = { ...Scripts, globals: { viewport: { value: 'small' } } };

/** Pictures are on the right, before their titles. */
export const RightToLeft: Story = {
  ...Scripts,
  decorators: [rightToLeft],
  play: async ({ canvas }) => {
    const [link] = canvas.getAllByRole('link');
    const [picture, words] = [...(link?.children ?? [])].map((part) => part.getBoundingClientRect().left);
    await expect(picture).toBeGreaterThan(words ?? 0);
  },
};
