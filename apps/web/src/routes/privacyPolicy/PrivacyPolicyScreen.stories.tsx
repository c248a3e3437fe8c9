import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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
  },
};

export const Guest: Story = { parameters: { ...screenStory.parameters, visitor: 'guest' } };

export const SmallScreen: Story = { globals: { viewport: { value: 'small' } } };
