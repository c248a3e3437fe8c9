import { loadScriptFonts } from '@chalchitra/ui';
import { startApp } from './entry.client';

// By then the app has found out whether the page is to save data.
void startApp(window).finally(loadScriptFonts);
