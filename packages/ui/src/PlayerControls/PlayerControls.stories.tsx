import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { PlayerFrame } from '../PlayerFrame/PlayerFrame';
import { PlayerMenu } from '../PlayerMenu/PlayerMenu';
import { SeekBar } from '../SeekBar/SeekBar';
import { art } from '../stories/art';
import { allMenus } from '../stories/playerMenus';
import { clock, frameAt, spoken } from '../stories/playing';
import { narrowAtLargestText, still } from '../stories/playing.css';
import { useHeld } from '../stories/useHeld';
import { PlayerControls, type PlayerControlsProps } from './PlayerControls';
import type { PlayerMenuId } from './PlayerMenuButtons';
import { PlayerTime } from './PlayerTime';

interface Shown extends PlayerControlsProps {
  choices: typeof allMenus;
  openMenu: PlayerMenuId | null;
  onMenuToggle: (menu: PlayerMenuId) => void;
  onMenuClose: () => void;
}

function inFrame({ choices, openMenu, onMenuToggle, onMenuClose, ...args }: Shown) {
  return (
    <PlayerFrame
      label="Player"
      areControlsShown={args.areShown}
      media={<img className={still} src={art.theatre.wide?.src} alt="" />}
      onActivity={() => {}}
      onHoldChange={() => {}}
      onPress={args.onPlayPause}
      onTap={() => {}}
      onDoubleTap={() => {}}
      onDoubleClick={args.onFullScreenToggle}
    >
      <PlayerControls
        {...args}
        isMenuOpen={openMenu !== null}
        menus={choices.map((menu) => (
          <PlayerMenu
            key={menu.id}
            button={menu}
            buttonId={menu.id}
            groups={menu.groups}
            isOpen={menu.id === openMenu}
            onOpen={() => onMenuToggle(menu.id)}
            onClose={onMenuClose}
          />
        ))}
      />
    </PlayerFrame>
  );
}

/**
 * Lies over the picture inside a PlayerFrame. It holds no media element: every press is a request, every prop a
 * fact. Live channels and embeds have a picture of their own and use the LiveTvOverlay.
 */
const meta = {
  title: 'Player/PlayerControls',
  component: PlayerControls,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'The Lantern Maker',
    lang: 'en',
    subtitle: 'Episode 2: The night of lamps',
    subtitleLang: 'en',
    isPlaying: true,
    isBuffering: false,
    isFullScreen: false,
    areShown: true,
    seekBar: (
      <SeekBar
        label="Seek"
        position={1480}
        duration={6000}
        bufferedRanges={[{ start: 0, end: 2600 }]}
        timeText={clock}
        valueText={(seconds) => spoken(seconds, 6000)}
        frameAt={frameAt}
        onSeek={fn()}
        onSeekBy={fn()}
      />
    ),
    time: <PlayerTime positionText="24:40" durationText="1:40:00" />,
    volume: {
      level: 0.7,
      isMuted: false,
      levelText: (level: number) => `${Math.round(level * 100)} %`,
      onLevelChange: fn(),
      onMuteToggle: fn(),
    },
    menus: null,
    keySheet: { label: 'Keyboard shortcuts', onOpen: fn() },
    isMenuOpen: false,
    choices: allMenus,
    openMenu: null,
    labels: {
      play: 'Play',
      pause: 'Pause',
      buffering: 'Loading',
      volume: 'Volume',
      mute: 'Mute',
      unmute: 'Unmute',
      backTen: 'Back 10 seconds',
      forwardTen: 'Forward 10 seconds',
      next: 'Next episode',
      fullScreen: 'Full screen',
      exitFullScreen: 'Exit full screen',
    },
    onPlayPause: fn(),
    onSeekBy: fn(),
    onMenuToggle: fn(),
    onMenuClose: fn(),
    onFullScreenToggle: fn(),
    onNext: fn(),
  },
  render: (args) => inFrame(args),
} satisfies Meta<Shown>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The first button of a name that can be seen: bar and middle hold the same ones for different widths. */
function shown(found: HTMLElement[]): HTMLElement {
  const [first] = found.filter((element) => element.checkVisibility());
  if (!first) throw new Error('nothing to be seen');
  return first;
}

/** Every button sends the command that it names (spec §4). */
export const Playing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const press = (name: string) => userEvent.click(shown(canvas.getAllByRole('button', { name })));
    await press('Pause');
    await press('Back 10 seconds');
    await press('Forward 10 seconds');
    await press('Next episode');
    await press('Mute');
    await press('Keyboard shortcuts');
    await press('Full screen');
    await expect(args.onPlayPause).toHaveBeenCalledOnce();
    await expect(args.onSeekBy.mock.calls.flat()).toEqual([-10, 10]);
    await expect(args.onNext).toHaveBeenCalledOnce();
    await expect(args.volume.onMuteToggle).toHaveBeenCalledOnce();
    await expect(args.keySheet?.onOpen).toHaveBeenCalledOnce();
    await expect(args.onFullScreenToggle).toHaveBeenCalledOnce();
  },
};

/** Paused, the button plays (spec §4). */
export const Paused: Story = {
  args: { isPlaying: false },
  play: async ({ args, canvas, userEvent }) => {
    shown(canvas.getAllByRole('button', { name: 'Play' })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPlayPause).toHaveBeenCalledOnce();
  },
};

export const Buffering: Story = {
  args: { isBuffering: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
};

/** A stall is shown whether the controls are shown or not. */
export const BufferingWithoutControls: Story = {
  args: { isBuffering: true, areShown: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
    await expect(canvas.getByRole('status')).toBeVisible();
  },
};

/** Muted, the button restores the sound (spec §4). */
export const Muted: Story = {
  args: { volume: { ...meta.args.volume, isMuted: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Unmute' })).toBeVisible();
  },
};

/** In full screen the button leaves it (spec §4). */
export const FullScreen: Story = {
  args: { isFullScreen: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Exit full screen' })).toBeVisible();
  },
};

/** Hidden controls can't be seen, whatever has the focus: the frame reports who reaches them by the keyboard (spec §4). */
export const Hidden: Story = {
  args: { areShown: false },
  play: async ({ canvas, userEvent }) => {
    const bar = canvas.getByRole('slider', { name: 'Seek' }).closest('[data-shown]');
    await userEvent.tab();
    await waitFor(() => expect(bar).toHaveStyle({ opacity: '0' }));
  },
};

/** What reads out a stall is in the page before there is one. */
export const HiddenAtRest: Story = {
  args: { areShown: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const LiveAtTheEdge: Story = {
  args: {
    subtitle: undefined,
    title: 'Narmada News',
    choices: allMenus.filter(({ id }) => id === 'quality'),
    live: { isAtEdge: true, liveText: 'Live', toEdgeText: 'Go live', onToEdge: fn() },
  },
};

const toEdge = fn();

export const LiveBehind: Story = {
  args: {
    ...LiveAtTheEdge.args,
    live: { isAtEdge: false, liveText: 'Live', toEdgeText: 'Go live', onToEdge: toEdge },
  },
  play: async ({ canvas, userEvent }) => {
    toEdge.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Go live' }));
    await expect(toEdge).toHaveBeenCalledOnce();
  },
};

export const SeekPreview: Story = {
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Seek' });
    const { left, width } = slider.getBoundingClientRect();
    fireEvent.pointerMove(slider, { clientX: left + width * 0.6, pointerType: 'mouse' });
    await expect(await canvas.findByText('1:00:00')).toBeVisible();
  },
};

/** The film runs from left to right all the same: forward stays right of back, and a menu above its button. */
export const RightToLeft: Story = {
  args: { openMenu: 'quality' },
  globals: { viewport: { value: 'desktop' } },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const edges = (element: HTMLElement) => element.getBoundingClientRect();
    const back = edges(shown(canvas.getAllByRole('button', { name: 'Back 10 seconds' })));
    const forward = edges(shown(canvas.getAllByRole('button', { name: 'Forward 10 seconds' })));
    await expect(forward.left).toBeGreaterThanOrEqual(back.right);
    const menu = edges(canvas.getByRole('menu', { name: 'Quality' }));
    const button = edges(canvas.getByRole('button', { name: 'Quality' }));
    await expect(menu.left).toBeLessThan(button.right);
    await expect(menu.right).toBeGreaterThan(button.left);
  },
};

export const WithoutChoices: Story = {
  args: { choices: [], subtitle: undefined },
  render: (args) => inFrame({ ...args, onNext: undefined }),
};

export const SmallScreen: Story = { globals: { viewport: { value: 'small' } } };
export const Narrowest: Story = { globals: { viewport: { value: 'narrow' } } };

/** On a phone with text of 200 % every button is in the frame, also where an episode follows (WCAG 2.2 §1.4.4). */
export const LargestText: Story = {
  globals: { viewport: { value: 'small' } },
  decorators: [
    (Story) => (
      <div className={narrowAtLargestText}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const { left, right } = shown(canvas.getAllByRole('region', { name: 'Player' })).getBoundingClientRect();
    for (const button of canvasElement.querySelectorAll('button')) {
      if (!button.checkVisibility()) continue;
      const box = button.getBoundingClientRect();
      await expect(box.left).toBeGreaterThanOrEqual(left - 0.5);
      await expect(box.right).toBeLessThanOrEqual(right + 0.5);
    }
  },
};

export const SmallScreenMenu: Story = {
  globals: { viewport: { value: 'small' } },
  args: { openMenu: 'episodes' },
};

function Held(args: Shown) {
  const [openMenu, setOpenMenu] = useHeld(args.openMenu);
  return inFrame({
    ...args,
    openMenu,
    onMenuToggle: (menu) => setOpenMenu(menu === openMenu ? null : menu),
    onMenuClose: () => setOpenMenu(null),
  });
}

/** One menu at a time; its button closes it again, Escape gives the focus back (spec §4). */
export const MenusByKeyboardAndPointer: Story = {
  render: (args) => <Held {...args} />,
  play: async ({ canvas, userEvent }) => {
    const quality = canvas.getByRole('button', { name: 'Quality' });
    quality.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('menuitemradio', { name: /Auto/ })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(quality).toHaveFocus());
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
    await userEvent.click(quality);
    await userEvent.click(canvas.getByRole('button', { name: 'Speed' }));
    await expect(canvas.getByRole('menu', { name: 'Speed' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('menu', { name: 'Quality' })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Speed' }));
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
  },
};
