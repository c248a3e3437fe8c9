import './theme/global.css';
import './theme/themes.css';

export { SMALL_BELOW } from './theme/breakpoints';
export { loadScriptFonts } from './theme/loadScriptFonts';
