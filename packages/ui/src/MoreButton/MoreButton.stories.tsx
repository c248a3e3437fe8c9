import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { tall } from '../stories/frames.css';
import { MoreButton } from './MoreButton';

/** Ends a list of which only a part is in the page. A list that fits needs none. */
const meta = {
  title: 'Actions/MoreButton',
  component: MoreButton,
  args: { text: 'Show more', onMore: fn() },
} satisfies Meta<typeof MoreButton>;
export default meta;

type Story = StoryObj<typeof meta>;

function Growing({ text }: { text: string }) {
  const [parts, setParts] = useState(1);
  return (
    <main>
      {Array.from({ length: parts }, (_, part) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts are all alike
        <section className={tall} key={part}>
          <h2>Part {part + 1}</h2>
        </section>
      ))}
      {parts < 4 && <MoreButton text={text} onMore={() => setParts(parts + 1)} />}
    </main>
  );
}

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Show more' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onMore).toHaveBeenCalled();
  },
};

/** Far from the visible part, so that it doesn't load automatically. */
export const ByPointer: Story = {
  render: (args) => (
    <main>
      <section className={tall} />
      <section className={tall} />
      <MoreButton {...args} />
    </main>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await expect(args.onMore).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.onMore).toHaveBeenCalled();
  },
};

/** Loads automatically when it is near. */
export const ByScrolling: Story = {
  render: (args) => <Growing text={args.text} />,
  play: async ({ canvas }) => {
    await waitFor(async () => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      await expect(canvas.getByRole('heading', { name: 'Part 4' })).toBeInTheDocument();
    });
    await expect(canvas.queryByRole('button')).toBeNull();
    window.scrollTo(0, 0);
  },
};
