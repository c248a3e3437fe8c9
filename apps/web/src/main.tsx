import { loadScriptFonts } from '@chalchitra/ui';
import { startApp } from './entry.client';

void startApp(window);
void loadScriptFonts();
