import type { PlayerMenuButton } from '../PlayerControls/PlayerMenuButtons';
import type { PlayerMenuGroup } from '../PlayerMenu/PlayerMenu';
import { art } from './art';

/** A button and the menu behind it. */
type PlayerMenuModel = PlayerMenuButton & { groups: readonly PlayerMenuGroup[] };

const nothing = () => {};

function one(id: string, selectedId: string, texts: Record<string, string>, title?: string) {
  const options = Object.entries(texts).map(([key, text]) => ({ id: key, text }));
  return { id, title, options, selectedId, onSelect: nothing };
}

const speeds = ['0.25', '0.5', '0.75', '1', '1.25', '1.5', '1.75', '2', '2.5', '3', '4'];

export const speedMenu: PlayerMenuModel = {
  id: 'speed',
  label: 'Speed',
  groups: [
    {
      id: 'speed',
      options: speeds.map((id) => ({ id, text: id === '1' ? 'Normal' : `${id}×` })),
      selectedId: '1',
      onSelect: nothing,
    },
  ],
};

export const qualityMenu: PlayerMenuModel = {
  id: 'quality',
  label: 'Quality',
  groups: [
    {
      id: 'quality',
      options: [
        { id: 'auto', text: 'Auto', detailText: 'now 1080p' },
        { id: '1080', text: '1080p', detailText: '1920 × 1080' },
        { id: '720', text: '720p', detailText: '1280 × 720' },
        { id: '480', text: '480p', detailText: '854 × 480' },
        { id: '240', text: '240p', detailText: '426 × 240' },
      ],
      selectedId: 'auto',
      onSelect: nothing,
    },
  ],
};

export const audioMenu: PlayerMenuModel = {
  id: 'audio',
  label: 'Audio',
  groups: [
    {
      id: 'audio',
      options: [
        { id: 'hi', text: 'हिन्दी', lang: 'hi', detailText: 'original' },
        { id: 'ta', text: 'தமிழ்', lang: 'ta' },
        { id: 'te', text: 'తెలుగు', lang: 'te' },
        { id: 'en', text: 'English', lang: 'en' },
      ],
      selectedId: 'hi',
      onSelect: nothing,
    },
  ],
};

export const captionsMenu: PlayerMenuModel = {
  id: 'captions',
  label: 'Captions',
  groups: [
    {
      id: 'track',
      title: 'Language',
      options: [
        { id: 'off', text: 'Off' },
        { id: 'hi', text: 'हिन्दी', lang: 'hi' },
        { id: 'bn', text: 'বাংলা', lang: 'bn' },
        { id: 'ur', text: 'اردو', lang: 'ur' },
      ],
      selectedId: 'hi',
      onSelect: nothing,
    },
    one('size', 'medium', { small: 'Small', medium: 'Medium', large: 'Large' }, 'Size'),
    one('colour', 'white', { white: 'White', yellow: 'Yellow', green: 'Green' }, 'Colour'),
    one('background', 'veil', { none: 'None', veil: 'See-through', solid: 'Solid' }, 'Background'),
  ].map((group) => ({ ...group, staysOpen: true })),
};

export const episodesMenu: PlayerMenuModel = {
  id: 'episodes',
  label: 'Episodes',
  groups: [
    {
      id: 'episodes',
      options: [
        { id: '1', text: '1. The Ferry', detailText: '42 min', artwork: art.river },
        { id: '2', text: '2. दीये की रात', lang: 'hi', detailText: '39 min', artwork: art.lamp },
        { id: '3', text: '3. Salt Road', detailText: '44 min', artwork: art.desert },
        { id: '4', text: '4. நிழல் கூத்து', lang: 'ta', detailText: '41 min', artwork: art.theatre },
        { id: '5', text: '5. Kites over Bhuj', detailText: '40 min', artwork: art.kite },
      ],
      selectedId: '2',
      onSelect: nothing,
    },
  ],
};

export const allMenus = [captionsMenu, audioMenu, qualityMenu, speedMenu, episodesMenu];
