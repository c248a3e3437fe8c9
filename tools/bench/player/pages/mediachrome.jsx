import 'media-chrome';
import 'media-chrome/menu';
import 'hls-video-element';
import { mediaAddress, poster, stage } from './page';

stage.innerHTML = `
  <media-controller autohide="3">
    <hls-video slot="media" autoplay muted playsinline></hls-video>
    <media-poster-image slot="poster"></media-poster-image>
    <media-loading-indicator slot="centered-chrome" noautohide></media-loading-indicator>
    <media-settings-menu hidden anchor="auto">
      <media-settings-menu-item>Speed
        <media-playback-rate-menu slot="submenu" hidden><div slot="title">Speed</div></media-playback-rate-menu>
      </media-settings-menu-item>
      <media-settings-menu-item>Quality
        <media-rendition-menu slot="submenu" hidden><div slot="title">Quality</div></media-rendition-menu>
      </media-settings-menu-item>
      <media-settings-menu-item>Captions
        <media-captions-menu slot="submenu" hidden><div slot="title">Captions</div></media-captions-menu>
      </media-settings-menu-item>
    </media-settings-menu>
    <media-control-bar>
      <media-play-button></media-play-button>
      <media-seek-backward-button></media-seek-backward-button>
      <media-seek-forward-button></media-seek-forward-button>
      <media-mute-button></media-mute-button>
      <media-volume-range></media-volume-range>
      <media-time-range></media-time-range>
      <media-time-display showduration></media-time-display>
      <media-settings-menu-button></media-settings-menu-button>
      <media-fullscreen-button></media-fullscreen-button>
    </media-control-bar>
  </media-controller>`;

const media = stage.querySelector('hls-video');
media.config = { capLevelToPlayerSize: true };
stage.querySelector('media-poster-image').setAttribute('src', poster);

function play(address) {
  media.src = address;
}

globalThis.changeMedia = play;
mediaAddress().then(play);
