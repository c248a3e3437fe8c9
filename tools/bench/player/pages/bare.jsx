import Hls from 'hls.js';
import { mediaAddress, poster, stage } from './page';

const video = document.createElement('video');
Object.assign(video, { muted: true, autoplay: true, playsInline: true, poster });
stage.append(video);

let hls = null;

function play(address) {
  hls?.destroy();
  hls = new Hls({ capLevelToPlayerSize: true });
  hls.loadSource(address);
  hls.attachMedia(video);
}

globalThis.changeMedia = play;
mediaAddress().then(play);
