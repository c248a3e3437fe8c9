import { SPEEDS } from '@chalchitra/machines';
import type { PlayerMenuGroup, PlayerMenuId } from '@chalchitra/ui';
import type { AreaMessages } from '../../../copy/copy';
import type { DataSaverChoice } from '../../../platform/player/dataSaver';
import { episodeTitle } from '../../../present/episodeTitle';
import { languageNames } from '../../../present/languageName';
import type { Presenter } from '../../../present/present';
import { dataSaverChoices } from '../../dataSaver/useDataSaver';
import { ceilings } from './ceilings';
import { hourlyData } from './hourlyData';
import type { MenuMaterial } from './menuMaterial';
import type { PlayerView } from './playerView';

const OFF = 'off';
const AUTO = 'auto';
const SOUND = 'sound';

/** What can be chosen in each of the player's menus. */
export const menuGroups: Record<PlayerMenuId, (material: MenuMaterial) => readonly PlayerMenuGroup[]> = {
  captions,
  audio: ({ view, messages, present, send }) => [
    {
      id: 'audio',
      selectedId: view.audioId,
      options: tracks(view.audioTracks, messages, present),
      onSelect: (id) => send({ type: 'audio.choose', id }),
    },
  ],
  quality,
  speed: ({ view, messages, send }) => [
    {
      id: 'speed',
      selectedId: String(view.rate),
      options: SPEEDS.map((rate) => ({
        id: String(rate),
        text: rate === 1 ? messages.normalSpeed : messages.speed({ rate }),
      })),
      onSelect: (id) => send({ type: 'rate.set', rate: Number(id) }),
    },
  ],
  episodes: ({ view, content, messages, present, send }) => [
    {
      id: 'episodes',
      selectedId: view.mediaKey,
      options: content.entries.map((entry, index) => ({
        id: entry.mediaKey,
        text: episodeTitle(entry, index, messages),
        lang: entry.lang,
        detailText: present.duration(entry.durationSeconds) ?? undefined,
        artwork: entry.artwork,
      })),
      onSelect: (mediaKey) => send({ type: 'episode.choose', mediaKey }),
    },
  ],
};

function quality({ view, messages, send, dataSaver, mobileCeiling }: MenuMaterial): PlayerMenuGroup[] {
  const nameOf = (id: string | null) => {
    const found = view.renditions.find((rendition) => rendition.id === id);
    if (found === undefined) return undefined;
    const { label, height, bitrate } = found;
    if (label !== null) return label;
    if (height !== null) return messages.lines({ height });
    return bitrate === null ? found.id : messages.statistics.megabits({ megabits: bitrate / 1_000_000 });
  };
  const { isSoundOnly, soundBitrate } = view;
  const isAuto = !isSoundOnly && view.canAdapt && view.chosenRenditionId === null;
  const hourly = (bitrate: number | null) => hourlyData(bitrate, messages.anHour);
  const auto = {
    id: AUTO,
    text: messages.auto,
    detailText: isAuto ? nameOf(view.playingRenditionId) : undefined,
  };
  return [
    {
      id: 'quality',
      title: messages.menus.quality,
      selectedId: isSoundOnly ? SOUND : isAuto ? AUTO : (view.chosenRenditionId ?? view.playingRenditionId),
      options: [
        // A film that began without its picture doesn't know its renditions yet.
        ...(view.canAdapt || isSoundOnly ? [auto] : []),
        ...view.renditions.map(({ id, bitrate }) => ({
          id,
          text: nameOf(id) ?? id,
          detailText: hourly(bitrate),
        })),
        ...(view.canBeSoundOnly
          ? [{ id: SOUND, text: messages.soundOnly.text, detailText: hourly(soundBitrate) }]
          : []),
      ],
      onSelect(id) {
        if ((id === SOUND) !== view.wantsSoundOnly) send({ type: 'soundOnly.toggle' });
        if (id !== SOUND) send({ type: 'rendition.choose', id: id === AUTO ? null : id });
      },
    },
    {
      id: 'dataSaver',
      title: messages.dataSaver.title,
      selectedId: dataSaver.choice,
      options: dataSaverChoices.map((id) => ({
        id,
        text: messages.dataSaver[id],
        detailText: dataSaver.isOn && id === dataSaver.choice ? messages.dataSaver.upTo : undefined,
      })),
      onSelect: (id) => dataSaver.choose(id as DataSaverChoice),
      staysOpen: true,
    },
    ...(dataSaver.isMobileKnown ? [ceilings({ view, messages, dataSaver, mobileCeiling })] : []),
  ];
}

function captions({ view, messages, present, send }: MenuMaterial): PlayerMenuGroup[] {
  const looks = messages.captionLook;
  const look = <Part extends 'size' | 'colour' | 'background'>(
    part: Part,
    names: Record<PlayerView['captionLook'][Part], string>,
  ): PlayerMenuGroup => ({
    id: part,
    title: looks[part],
    selectedId: view.captionLook[part],
    options: Object.entries<string>(names).map(([id, text]) => ({ id, text })),
    onSelect: (id) => send({ type: 'captions.style', look: { [part]: id } }),
    staysOpen: true,
  });
  return [
    {
      id: 'captions',
      title: messages.menus.captions,
      selectedId: view.captionsId ?? OFF,
      options: [
        { id: OFF, text: messages.captionsOff },
        ...tracks(view.captionTracks, messages, present).map((track) => ({
          ...track,
          detailText: track.id === view.failedCaptionsId ? messages.captionsFailed : undefined,
        })),
      ],
      onSelect: (id) => send({ type: 'captions.choose', id: id === OFF ? null : id }),
      staysOpen: true,
    },
    look('size', looks.sizes),
    look('colour', looks.colours),
    look('background', looks.backgrounds),
  ];
}

function tracks(
  found: PlayerView['captionTracks'],
  messages: AreaMessages['playerPanels'],
  present: Presenter,
): { id: string; text: string; lang: string | null }[] {
  return found.map(({ id, label, lang }, index) => ({
    id,
    text: label || (lang === null ? messages.track({ position: index + 1 }) : languageNames(present)(lang)),
    lang,
  }));
}
