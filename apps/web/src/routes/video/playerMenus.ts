import { type PlayerEvent, SPEEDS } from '@chalchitra/machines';
import type { PlayerMenuGroup, PlayerMenuModel } from '@chalchitra/ui';
import type { AreaMessages } from '../../copy/copy';
import type { Presenter } from '../../present/present';
import type { PlayerContent } from './playerContent';
import type { PlayerView } from './playerView';

const OFF = 'off';
const AUTO = 'auto';

interface MenuMaterial {
  view: PlayerView;
  content: PlayerContent;
  copy: AreaMessages['player'];
  present: Presenter;
  send: (event: PlayerEvent) => void;
}

/** The player's menus that have something to choose, in their order. */
export function playerMenus(material: MenuMaterial): PlayerMenuModel[] {
  const { view, content } = material;
  const menus = [speed(material)];
  if (view.renditions.length > 1) menus.unshift(quality(material));
  if (view.audioTracks.length > 1) menus.unshift(audio(material));
  if (view.captionTracks.length > 0) menus.unshift(captions(material));
  if (content.entries.length > 1) menus.push(episodes(material));
  return menus;
}

function speed({ view, copy, send }: MenuMaterial): PlayerMenuModel {
  return {
    id: 'speed',
    label: copy.menus.speed,
    isOn: view.rate !== 1,
    groups: [
      {
        id: 'speed',
        selectedId: String(view.rate),
        options: SPEEDS.map((rate) => ({
          id: String(rate),
          text: rate === 1 ? copy.normalSpeed : copy.speed(rate),
        })),
        onSelect: (id) => send({ type: 'rate.set', rate: Number(id) }),
      },
    ],
  };
}

function quality({ view, copy, send }: MenuMaterial): PlayerMenuModel {
  const nameOf = (id: string | null) => {
    const found = view.renditions.find((rendition) => rendition.id === id);
    if (found === undefined) return undefined;
    return found.label ?? (found.height === null ? found.id : copy.lines(found.height));
  };
  const isAuto = view.canAdapt && view.chosenRenditionId === null;
  const auto = {
    id: AUTO,
    text: copy.auto,
    detailText: isAuto ? nameOf(view.playingRenditionId) : undefined,
  };
  return {
    id: 'quality',
    label: copy.menus.quality,
    groups: [
      {
        id: 'quality',
        selectedId: isAuto ? AUTO : (view.chosenRenditionId ?? view.playingRenditionId),
        options: [
          ...(view.canAdapt ? [auto] : []),
          ...view.renditions.map(({ id }) => ({ id, text: nameOf(id) ?? id })),
        ],
        onSelect: (id) => send({ type: 'rendition.choose', id: id === AUTO ? null : id }),
      },
    ],
  };
}

function audio({ view, copy, present, send }: MenuMaterial): PlayerMenuModel {
  return {
    id: 'audio',
    label: copy.menus.audio,
    groups: [
      {
        id: 'audio',
        selectedId: view.audioId,
        options: tracks(view.audioTracks, copy, present),
        onSelect: (id) => send({ type: 'audio.choose', id }),
      },
    ],
  };
}

function captions({ view, copy, present, send }: MenuMaterial): PlayerMenuModel {
  const looks = copy.captionLook;
  const look = <Part extends 'size' | 'colour' | 'background'>(
    part: Part,
    names: Record<PlayerView['captionLook'][Part], string>,
  ): PlayerMenuGroup => ({
    id: part,
    title: looks[part],
    selectedId: view.captionLook[part],
    options: Object.entries<string>(names).map(([id, text]) => ({ id, text })),
    onSelect: (id) => send({ type: 'captions.style', look: { [part]: id } }),
  });
  return {
    id: 'captions',
    label: copy.menus.captions,
    isOn: view.captionsId !== null,
    groups: [
      {
        id: 'captions',
        title: copy.menus.captions,
        selectedId: view.captionsId ?? OFF,
        options: [
          { id: OFF, text: copy.captionsOff },
          ...tracks(view.captionTracks, copy, present).map((track) => ({
            ...track,
            detailText: track.id === view.failedCaptionsId ? copy.captionsFailed : undefined,
          })),
        ],
        onSelect: (id) => send({ type: 'captions.choose', id: id === OFF ? null : id }),
      },
      look('size', looks.sizes),
      look('colour', looks.colours),
      look('background', looks.backgrounds),
    ],
  };
}

function episodes({ view, content, copy, present, send }: MenuMaterial): PlayerMenuModel {
  return {
    id: 'episodes',
    label: copy.menus.episodes,
    groups: [
      {
        id: 'episodes',
        selectedId: view.mediaKey,
        options: content.entries.map(({ mediaKey, name, artwork, durationSeconds }, index) => ({
          id: mediaKey,
          text: name === '' ? copy.episode(index + 1, name) : name,
          lang: content.lang,
          detailText: present.duration(durationSeconds) ?? undefined,
          artwork,
        })),
        onSelect: (mediaKey) => send({ type: 'episode.choose', mediaKey }),
      },
    ],
  };
}

function tracks(
  found: PlayerView['captionTracks'],
  copy: AreaMessages['player'],
  present: Presenter,
): { id: string; text: string; lang: string | null }[] {
  return found.map(({ id, label, lang }, index) => ({
    id,
    text: label || (lang === null ? copy.track(index + 1) : present.language(lang)),
    lang,
  }));
}
