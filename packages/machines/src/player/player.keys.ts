import { VOLUME_STEP } from './player.constants';
import type { PlayerRequest } from './player.events';

/** Keys with the same request. */
export interface PlayerKeyBinding {
  /** As the browser names them, letters in lower case. */
  keys: readonly string[];
  hasShift?: true;
  request: PlayerRequest;
}

/** Every key of the player with its request, in the order of the key sheet. */
export const playerKeys: readonly PlayerKeyBinding[] = [
  { keys: ['k', ' '], request: { type: 'playback.toggle' } },
  { keys: ['ArrowLeft'], request: { type: 'playhead.moveBy', seconds: -5 } },
  { keys: ['ArrowRight'], request: { type: 'playhead.moveBy', seconds: 5 } },
  { keys: ['j'], request: { type: 'playhead.moveBy', seconds: -10 } },
  { keys: ['l'], request: { type: 'playhead.moveBy', seconds: 10 } },
  { keys: ['<'], request: { type: 'rate.step', by: -1 } },
  { keys: ['>'], request: { type: 'rate.step', by: 1 } },
  ...Array.from(
    { length: 10 },
    (_, tenth): PlayerKeyBinding => ({
      keys: [`${tenth}`],
      request: { type: 'playhead.moveToShare', share: tenth / 10 },
    }),
  ),
  { keys: ['Home'], request: { type: 'playhead.moveToShare', share: 0 } },
  { keys: ['End'], request: { type: 'playhead.moveToShare', share: 1 } },
  { keys: [','], request: { type: 'playhead.step', frames: -1 } },
  { keys: ['.'], request: { type: 'playhead.step', frames: 1 } },
  { keys: ['p'], hasShift: true, request: { type: 'episode.move', by: -1 } },
  { keys: ['n'], hasShift: true, request: { type: 'episode.move', by: 1 } },
  { keys: ['ArrowUp'], request: { type: 'volume.step', by: VOLUME_STEP } },
  { keys: ['ArrowDown'], request: { type: 'volume.step', by: -VOLUME_STEP } },
  { keys: ['m'], request: { type: 'mute.toggle' } },
  { keys: ['s'], request: { type: 'soundOnly.toggle' } },
  { keys: ['c'], request: { type: 'captions.toggle' } },
  { keys: ['f'], request: { type: 'fullScreen.toggle' } },
  { keys: ['d'], request: { type: 'statistics.toggle' } },
  { keys: ['?'], request: { type: 'keySheet.toggle' } },
  { keys: ['Escape'], request: { type: 'overlay.close' } },
];

const isLetter = (key: string) => /^\p{L}$/u.test(key);

/** The request of a key; null where the player doesn't use it. Signs such as `<` include their own Shift. */
export function requestOfKey(pressed: string, hasShift: boolean): PlayerRequest | null {
  const key = isLetter(pressed) ? pressed.toLowerCase() : pressed;
  const found = playerKeys.find(
    (binding) =>
      binding.keys.includes(key) &&
      (!(isLetter(key) || key.length > 1) || (binding.hasShift ?? false) === hasShift),
  );
  return found?.request ?? null;
}

/** What a key that is held down requests again and again; any other request is for a press. */
const REPEATED: readonly PlayerRequest['type'][] = [
  'playhead.moveBy',
  'playhead.step',
  'volume.step',
  'rate.step',
];

/** Whether a request is repeated while its key is held down. */
export function isRepeated({ type }: PlayerRequest): boolean {
  return REPEATED.includes(type);
}
