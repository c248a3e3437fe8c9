import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { artUrls } from '../stories/art';
import { Avatar } from './Avatar';

/**
 * A person's picture beside the name. Never alone, because it says nothing to those who don't see it. For films
 * use Artwork.
 */
const meta = {
  title: 'Cards/Avatar',
  component: Avatar,
  args: { name: 'Asha Menon' },
} satisfies Meta<typeof Avatar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Initials: Story = {};

/** Joined consonants are one letter, from the server and in every browser. */
export const InitialsWithMarks: Story = {
  args: { name: 'क्षितिज श्री' },
  play: ({ canvasElement }) => expect(canvasElement).toHaveTextContent(/^क्षि$/),
};

export const Photo: Story = { args: { photoUrl: artUrls.portrait } };

export const BrokenPhoto: Story = { args: { photoUrl: '/missing.avif' } };

export const Small: Story = { args: { size: 'small' } };

export const Large: Story = { args: { size: 'large', photoUrl: artUrls.portrait } };
