import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { artUrls } from '../stories/art';
import { leftOf, rightToLeft } from '../stories/rightToLeft';
import { CreatorHeader } from './CreatorHeader';

/** Opens a creator's page, above their posts. For a creator among others use CreatorCard. */
const meta = {
  title: 'Page/CreatorHeader',
  component: CreatorHeader,
  args: {
    name: 'Asha Menon',
    handleText: '@asha.menon',
    photoUrl: artUrls.portrait,
    counts: [
      { label: 'posts', valueText: '48' },
      { label: 'followers', valueText: '12,400' },
      { label: 'following', valueText: '312' },
    ],
    email: { href: '#mail', text: 'asha@example.in' },
    follow: { text: 'Follow', unavailableText: 'Not available yet' },
  },
} satisfies Meta<typeof CreatorHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Asha Menon' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Follow' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'asha@example.in' })).toHaveFocus();
  },
};

export const WithoutPhotoAndMail: Story = {
  args: { photoUrl: null, email: undefined, name: 'மீனாட்சி சுந்தரேசன்', lang: 'ta' },
};

/** A left-to-right name starts on the page's side too. */
export const RightToLeft: Story = {
  args: { name: 'Asha' },
  decorators: [rightToLeft],
  play: async ({ canvas }) => {
    const name = canvas.getByRole('heading', { level: 1 });
    await expect(name.getBoundingClientRect().right - leftOf(name, 'Asha')).toBeLessThan(200);
  },
};

export const NameAlone: Story = { args: { handleText: undefined, email: undefined, follow: undefined } };

/** Letters below one line stay clear of those above the next. */
export const LongName: Story = {
  args: {
    name: 'శ్రీకృష్ణదేవరాయల కాలంనాటి ఒక స్త్రీ చెప్పిన ఆశ్చర్యకరమైన కథల సంఘం',
    lang: 'te',
    photoUrl: null,
  },
  play: async ({ canvas }) => {
    const { fontSize, lineHeight } = getComputedStyle(canvas.getByRole('heading', { level: 1 }));
    await expect(Number.parseFloat(lineHeight)).toBeGreaterThan(2 * Number.parseFloat(fontSize));
  },
};

export const SmallScreen: Story = { globals: { viewport: { value: 'small' } } };
