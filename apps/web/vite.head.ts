import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

/** The script of the page's head as one piece of code that imports nothing. */
async function buildHead(): Promise<string> {
  const { output } = (await build({
    configFile: false,
    root: fileURLToPath(new URL('.', import.meta.url)),
    logLevel: 'warn',
    build: { write: false, rolldownOptions: { input: 'src/head/head.ts', output: { format: 'iife' } } },
  })) as Rolldown.RolldownOutput;
  return output[0].code.trim();
}

/** Puts the head's script into index.html. */
export async function fillHead(page: string): Promise<string> {
  const code = await buildHead();
  return page.replace('<!--app-head-->', () => `<script>${code}</script>`);
}

/** Gives each page the head's script: in development too as it is built for the site. */
export const headScript: Plugin = { name: 'head-script', transformIndexHtml: fillHead };
