import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../Button/Button';
import { SiteFooter } from './SiteFooter';

const named = (...labels: string[]) => labels.map((label) => ({ label, href: null }));

/** The end of every page but the player's. Nothing that a task needs is only here. */
const meta = {
  title: 'Page/SiteFooter',
  component: SiteFooter,
  parameters: { layout: 'fullscreen' },
  args: {
    columns: [
      { title: 'Company', links: named('About', 'Jobs', 'Press', 'Blog') },
      { title: 'Support', links: named('Help Center', 'Contact Us', 'FAQs', 'Devices') },
      {
        title: 'Legal',
        links: [
          ...named('Terms of Use'),
          { label: 'Privacy Policy', href: '#privacy-policy' },
          ...named('Cookie Preferences', 'Corporate Information'),
        ],
      },
    ],
    connect: {
      title: 'Connect',
      networks: [
        { network: 'facebook', label: 'Facebook' },
        { network: 'instagram', label: 'Instagram' },
        { network: 'x', label: 'X' },
        { network: 'youtube', label: 'YouTube' },
      ],
      contactText: 'hello@chalchitra.example',
      contactHref: 'mailto:hello@chalchitra.example',
    },
    unavailableText: 'not available yet',
    copyrightText: '© 2025 Chalchitra. All rights reserved.',
  },
} satisfies Meta<typeof SiteFooter>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Four columns. Placeholders are no links, and their text says so; Privacy Policy and the contact address are links (spec §2). */
export const FourColumns: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'Privacy Policy' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^hello@/ })).toHaveAttribute(
      'href',
      'mailto:hello@chalchitra.example',
    );
    const titles = canvas.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
    await expect(titles).toEqual(['Company', 'Support', 'Legal', 'Connect']);
    const lists = canvas.getAllByRole('list').map((list) => within(list).getAllByRole('listitem'));
    await expect(lists.map((items) => items.length)).toEqual([4, 4, 4, 4]);
    for (const item of lists.flat().filter((entry) => entry.querySelector('a') === null)) {
      await expect(item).toHaveTextContent('(not available yet)');
    }
    await expect(canvas.getByText(/^© 2025/)).toBeVisible();
  },
};

export const WithControls: Story = { args: { controls: <Button size="small">Pause motion</Button> } };

export const Small: Story = { globals: { viewport: { value: 'small' } } };
