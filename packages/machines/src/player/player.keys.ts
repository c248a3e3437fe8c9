import { VOLUME_STEP } from './player.constants';
import type { PlayerRequest } from './player.events';

/** What the key sheet says of some keys that belong together. */
export type PlayerKeyLine =
  | 'playPause'
  | 'moveFive'
  | 'moveTen'
  | 'rate'
  | 'share'
  | 'ends'
  | 'frame'
  | 'episode'
  | 'volume'
  | 'mute'
  | 'captions'
  | 'fullScreen'
  | 'statistics'
  | 'keys'
  | 'close';

/** Keys that ask for the same. */
export interface PlayerKeyBinding {
  line: PlayerKeyLine;
  /** As the browser names them; letters in lower case. */
  keys: readonly string[];
  hasShift?: true;
  request: PlayerRequest;
}

/** Every key of the player and what it asks for, in the order of a key sheet. */
export const playerKeys: readonly PlayerKeyBinding[] = [
  { line: 'playPause', keys: ['k', ' '], request: { type: 'playback.toggle' } },
  { line: 'moveFive', keys: ['ArrowLeft'], request: { type: 'playhead.moveBy', seconds: -5 } },
  { line: 'moveFive', keys: ['ArrowRight'], request: { type: 'playhead.moveBy', seconds: 5 } },
  { line: 'moveTen', keys: ['j'], request: { type: 'playhead.moveBy', seconds: -10 } },
  { line: 'moveTen', keys: ['l'], request: { type: 'playhead.moveBy', seconds: 10 } },
  { line: 'rate', keys: ['<'], request: { type: 'rate.step', by: -1 } },
  { line: 'rate', keys: ['>'], request: { type: 'rate.step', by: 1 } },
  ...Array.from(
    { length: 10 },
    (_, tenth): PlayerKeyBinding => ({
      line: 'share',
      keys: [`${tenth}`],
      request: { type: 'playhead.moveToShare', share: tenth / 10 },
    }),
  ),
  { line: 'ends', keys: ['Home'], request: { type: 'playhead.moveToShare', share: 0 } },
  { line: 'ends', keys: ['End'], request: { type: 'playhead.moveToShare', share: 1 } },
  { line: 'frame', keys: [','], request: { type: 'playhead.step', frames: -1 } },
  { line: 'frame', keys: ['.'], request: { type: 'playhead.step', frames: 1 } },
  { line: 'episode', keys: ['p'], hasShift: true, request: { type: 'episode.move', by: -1 } },
  { line: 'episode', keys: ['n'], hasShift: true, request: { type: 'episode.move', by: 1 } },
  { line: 'volume', keys: ['ArrowUp'], request: { type: 'volume.step', by: VOLUME_STEP } },
  { line: 'volume', keys: ['ArrowDown'], request: { type: 'volume.step', by: -VOLUME_STEP } },
  { line: 'mute', keys: ['m'], request: { type: 'mute.toggle' } },
  { line: 'captions', keys: ['c'], request: { type: 'captions.toggle' } },
  { line: 'fullScreen', keys: ['f'], request: { type: 'fullScreen.toggle' } },
  { line: 'statistics', keys: ['d'], request: { type: 'statistics.toggle' } },
  { line: 'keys', keys: ['?'], request: { type: 'keySheet.toggle' } },
  { line: 'close', keys: ['Escape'], request: { type: 'overlay.close' } },
];

const isLetter = (key: string) => /^\p{L}$/u.test(key);

/** What a key asks for; null where it is none of the player's. Signs such as `<` bring their own Shift. */
export function requestOfKey(pressed: string, hasShift: boolean): PlayerRequest | null {
  const key = isLetter(pressed) ? pressed.toLowerCase() : pressed;
  const found = playerKeys.find(
    (binding) =>
      binding.keys.includes(key) &&
      (!(isLetter(key) || key.length > 1) || (binding.hasShift ?? false) === hasShift),
  );
  return found?.request ?? null;
}
