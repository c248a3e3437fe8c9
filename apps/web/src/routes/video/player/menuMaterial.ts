import type { PlayerEvent } from '@chalchitra/machines';
import type { AreaMessages } from '../../../copy/copy';
import type { DataSaver } from '../../../platform/player/dataSaver';
import type { MobileCeiling } from '../../../platform/player/mobileCeiling';
import type { Presenter } from '../../../present/present';
import type { PlayerContent } from './playerContent';
import type { PlayerView } from './playerView';

/** What the menus are made of, and what they change. */
export interface MenuMaterial {
  view: PlayerView;
  content: PlayerContent;
  messages: AreaMessages['player'] & AreaMessages['playerPanels'];
  present: Presenter;
  dataSaver: DataSaver;
  mobileCeiling: MobileCeiling;
  send: (event: PlayerEvent) => void;
}
