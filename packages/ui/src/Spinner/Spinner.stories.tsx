import type { Meta, StoryObj } from '@storybook/react-vite';
import { markedLine } from '../stories/frames.css';
import { LoadingPage, Spinner } from './Spinner';

/**
 * A wait whose end or shape isn't known, with words beside it. For content whose shape is known use
 * Skeleton.
 */
const meta = {
  title: 'Page/Spinner',
  component: Spinner,
} satisfies Meta<typeof Spinner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InText: Story = {
  render: () => (
    <p role="status" className={markedLine}>
      <Spinner /> Waiting for the payment
    </p>
  ),
};

export const WholePage: Story = { render: () => <LoadingPage label="Loading" /> };
