import type { ComponentType } from 'react';
import type { Copy } from '../copy/copy';
import type { PageRoute } from './pages';

const modules = import.meta.glob<{ Component: ComponentType }>('./*/*.route.tsx');

/** A page whose code has been loaded. */
export interface ReadyPage {
  path: string;
  Component: ComponentType;
}

/** Loads a page's code with the messages that it needs. */
export async function loadPage({ path, module, areas }: PageRoute, copy: Copy): Promise<ReadyPage> {
  const load = modules[`./${module}.route.tsx`];
  if (load === undefined) throw new Error(`${path} has no module ${module}`);
  const [{ Component }] = await Promise.all([load(), ...areas.map((area) => copy.load(area))]);
  return { path, Component };
}
