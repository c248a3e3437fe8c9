import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Grid } from '../Grid/Grid';
import { artUrls } from '../stories/art';
import { sampleCreators } from '../stories/social';
import { personWidth, strip } from '../stories/social.css';
import { CreatorCard } from './CreatorCard';

/**
 * Leads to a creator's page: `card` in the grid of creators, `compact` in the strip of suggestions. Don't use it
 * for a person who has no page; an Avatar with a name says who they are.
 */
const meta = {
  title: 'Cards/CreatorCard',
  component: CreatorCard,
  args: {
    href: '#creator',
    name: 'Asha Menon',
    handleText: '@asha.menon',
    photoUrl: artUrls.portrait,
    followersText: '12,400 followers',
    follow: { text: 'Follow', unavailableText: 'Not available yet' },
  },
  render: (args) => (
    <div className={personWidth}>
      <CreatorCard {...args} />
    </div>
  ),
} satisfies Meta<typeof CreatorCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Card: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Asha Menon' })).toHaveFocus();
    await userEvent.tab();
    const follow = canvas.getByRole('button', { name: 'Follow' });
    await expect(follow).toHaveFocus();
    await expect(follow).toHaveAccessibleDescription('Asha Menon Not available yet');
  },
};

/** Anywhere on the card leads to the creator; Follow doesn't. */
export const OpensByPointer: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const heard = fn();
    canvas.getByRole('link').addEventListener('click', heard);
    await userEvent.click(canvas.getByRole('button', { name: 'Follow' }));
    await expect(heard).not.toHaveBeenCalled();
    const box = canvasElement.querySelector('article')?.getBoundingClientRect();
    if (!box) throw new Error('no card');
    document
      .elementFromPoint(box.left + 12, box.top + 12)
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    await expect(heard).toHaveBeenCalledOnce();
  },
};

export const WithoutPhoto: Story = { args: { photoUrl: null, name: 'क्षितिज श्रीवास्तव', lang: 'hi' } };

export const BrokenPhoto: Story = { args: { photoUrl: '/missing.avif' } };

export const NameAlone: Story = {
  args: { handleText: undefined, followersText: undefined, follow: undefined, photoUrl: null },
};

export const LongName: Story = {
  args: {
    name: 'ஒவ்வொரு வாரமும் புதிய பாடல்களைப் பாடும் குழந்தைகளின் குழு',
    lang: 'ta',
    handleText: '@a_very_long_handle_that_never_wants_to_end_anywhere',
  },
};

export const Compact: Story = { args: { variant: 'compact' } };

export const Row: Story = { args: { variant: 'row' } };

export const LongNameInRow: Story = {
  args: { variant: 'row', name: 'ஒவ்வொரு வாரமும் புதிய பாடல்களைப் பாடும் குழந்தைகளின் குழு', lang: 'ta' },
};

export const Strip: Story = {
  render: (args) => (
    <div className={strip}>
      {sampleCreators.map((creator) => (
        <CreatorCard {...args} {...creator} key={creator.handleText} variant="compact" />
      ))}
    </div>
  ),
};

export const InGrid: Story = {
  render: (args) => (
    <Grid label="Creators" variant="people">
      {sampleCreators.map((creator) => (
        <CreatorCard {...args} {...creator} key={creator.handleText} />
      ))}
    </Grid>
  ),
};

export const InGridOnSmallScreen: Story = { ...InGrid, globals: { viewport: { value: 'small' } } };
