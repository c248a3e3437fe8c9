import { startApp } from './entry.client';

void startApp(window);
