import { fileURLToPath } from 'node:url';

// From src/ as from the built dist/main.js, the package is one folder up.
const packageFolder = new URL('../', import.meta.url);

/** Folders that the server reads at run time, as absolute paths. */
export const locations = {
  migrations: fileURLToPath(new URL('drizzle', packageFolder)),
  catalogue: fileURLToPath(new URL('catalogue', packageFolder)),
  embedAssets: fileURLToPath(new URL('src/embed/assets', packageFolder)),
  sandboxAssets: fileURLToPath(new URL('src/sandbox/assets', packageFolder)),
  web: fileURLToPath(new URL('../web/dist', packageFolder)),
} as const;
