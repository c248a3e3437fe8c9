import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleReceipt } from '../../stories/samples';
import { screenStory } from '../../stories/screen';
import { ReceiptScreen } from './ReceiptScreen';

const meta = {
  title: 'Screens/Receipt',
  component: ReceiptScreen,
  args: {
    receipt: sampleReceipt,
    isLoading: false,
    error: null,
    onRetry: fn(),
    isDownloading: false,
    downloadError: null,
    onDownload: fn(),
    onPrint: fn(),
  },
  ...screenStory,
} satisfies Meta<typeof ReceiptScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The price, and the tax that it includes; printed and downloaded by keyboard. */
export const WithTax: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Receipt R-000042');
    for (const fact of ['₹168.64', '₹30.36', '₹199.00', 'GSTIN 27ABCDE1234F1Z5']) {
      await expect(canvas.getByText(fact)).toBeVisible();
    }
    canvas.getByRole('button', { name: 'Print' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPrint).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDownload).toHaveBeenCalledOnce();
  },
};

export const SmallScreen: Story = { globals: { viewport: { value: 'small' } } };

/** Without the operator's settings it claims no tax, and needs no name (spec §11). */
export const Plain: Story = {
  args: {
    receipt: { ...sampleReceipt, gst: null, payerName: null, seller: { name: 'Chalchitra', address: null } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/GST|SAC|Taxable/)).toBeNull();
    await expect(canvas.queryByText('Paid by')).toBeNull();
  },
};

export const Refunded: Story = {
  args: { receipt: { ...sampleReceipt, refunded: 5000 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('₹50.00')).toBeVisible();
    await expect(canvas.getByText('₹149.00')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { receipt: null, isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
};

export const Failed: Story = {
  args: { receipt: null, error: { kind: 'timeout' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load the receipt');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Missing: Story = {
  args: { receipt: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This receipt can’t be found')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Back to your profile' })).toHaveLength(1);
  },
};

export const Downloading: Story = { args: { isDownloading: true } };

export const DownloadFailed: Story = {
  args: { downloadError: { kind: 'offline' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to download the receipt');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
  },
};
