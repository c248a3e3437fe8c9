interface ManifestEntry {
  file: string;
  css?: string[];
  imports?: string[];
}

/** What a build made, by the module's path from the folder of the web app; as Vite writes it. */
export type BuildManifest = Readonly<Record<string, ManifestEntry>>;

/** What a build made of modules and all that they import at once. */
export function filesOf(manifest: BuildManifest, modules: readonly string[]) {
  const files = new Set<string>();
  const styles = new Set<string>();
  const collect = (key: string) => {
    const entry = manifest[key];
    if (entry === undefined || files.has(entry.file)) return;
    files.add(entry.file);
    for (const style of entry.css ?? []) styles.add(style);
    for (const next of entry.imports ?? []) collect(next);
  };
  modules.forEach(collect);
  return { files: [...files], styles: [...styles] };
}

/** Fails where a build lacks one of the modules, for instance after a folder got another name. */
export function checkModules(manifest: BuildManifest, modules: readonly string[]): void {
  const missing = modules.filter((module) => manifest[module] === undefined);
  if (missing.length > 0) throw new Error(`The build lacks ${[...new Set(missing)].join(', ')}`);
}
