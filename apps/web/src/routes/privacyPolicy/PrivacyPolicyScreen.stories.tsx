import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { screenStory } from '../../stories/screen';
import { PrivacyPolicyScreen } from './PrivacyPolicyScreen';

const meta = {
  title: 'Screens/Privacy policy',
  component: PrivacyPolicyScreen,
  args: { brandName: 'Chalchitra', contactEmail: 'namaste@chalchitra.example' },
  ...screenStory,
} satisfies Meta<typeof PrivacyPolicyScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What is collected, how it is used and shared, security, rights and cookies (spec §2). */
export const SignedIn: Story = {
  play: async ({ canvas }) => {
    const main = canvas.getByRole('main');
    await expect([...main.querySelectorAll('h2')].map((heading) => heading.textContent)).toEqual([
      'Information we collect',
      'How we use your information',
      'How we share information',
      'Security',
      'Your privacy rights',
      'Cookies and local storage',
    ]);
    await expect(canvas.getByText(/^In cookies, for up to a year: /)).toBeVisible();
    await expect(canvas.getByText('Last updated on 1 Dec 2026')).toBeVisible();
  },
};

/** Without signing in, this page and the navigation can be looked at (spec §1, §2). */
export const Guest: Story = {
  parameters: { ...screenStory.parameters, visitor: 'guest' },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const [banner] = canvas.getAllByRole('banner');
    const header = within(banner as HTMLElement);
    await expect(header.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
    await expect(header.getByRole('button', { name: 'Movies' })).toBeVisible();
    await expect(header.queryByRole('link', { name: 'Profile' })).toBeNull();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Privacy Policy');
  },
};

export const SmallScreen: Story = { globals: { viewport: { value: 'small' } } };
