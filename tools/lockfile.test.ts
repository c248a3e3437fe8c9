import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { completeLockfile, missingPackages, platformOf } from './lockfile.mjs';

interface Entry {
  version?: string;
  dev?: boolean;
  license?: string;
  engines?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  os?: string[];
  cpu?: string[];
  libc?: string[];
}
type Packages = Record<string, Entry>;

const packages: Packages = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;

describe('platformOf', () => {
  const known = Object.values(packages)
    .flatMap(({ optionalDependencies = {} }) => {
      const siblings = Object.keys(optionalDependencies);
      return siblings.map((name) => ({ name, siblings, entry: packages[`node_modules/${name}`] }));
    })
    // A package with one optional package alone (sharp's, of its library) says nothing about others.
    .filter(({ name, siblings, entry }) => siblings.length > 1 && entry && platformOf(name, siblings));

  it('reads from the name what the locked packages of other systems say of themselves', () => {
    expect(known.length).toBeGreaterThan(100);
    for (const { name, siblings, entry } of known) {
      const platform = platformOf(name, siblings);
      expect(entry, name).toMatchObject({
        // turbo's packages for Linux are for Android as well.
        os: expect.arrayContaining(platform?.os ?? []),
        cpu: platform?.cpu,
      });
      expect(entry?.libc, name).toEqual(platform?.libc);
    }
  });

  it('reads no system where the name says none', () => {
    expect(platformOf('fsevents', [])).toBeNull();
    expect(platformOf('@rolldown/binding-wasm32-wasi', [])).toBeNull();
  });
});

describe('completeLockfile', () => {
  const lockfile = {
    packages: {
      'node_modules/tool': { version: '2.0.0', dev: true, optionalDependencies: forSystems('2.0.0') },
      'node_modules/@tool/linux-x64': {
        version: '2.0.0',
        os: ['linux'],
        cpu: ['x64'],
        libc: ['glibc'],
        license: 'MIT',
        engines: { node: '>=14' },
      },
      'node_modules/@tool/darwin-arm64': { version: '1.0.0', os: ['darwin'], cpu: ['arm64'] },
      'node_modules/host/node_modules/tool': {
        version: '1.0.0',
        optionalDependencies: { '@tool/darwin-arm64': '1.0.0', '@tool/win32-x64': '1.0.0' },
      },
    } satisfies Packages,
  };

  function forSystems(version: string) {
    const names = ['linux-x64', 'linux-x64-musl', 'darwin-arm64', 'win32-x64'];
    return Object.fromEntries(names.map((name) => [`@tool/${name}`, version]));
  }

  const complete: Packages = completeLockfile(lockfile).packages;

  it('adds what is missing beside its owner, with what a sibling says', () => {
    expect(complete['node_modules/@tool/linux-x64-musl']).toEqual({
      version: '2.0.0',
      os: ['linux'],
      cpu: ['x64'],
      libc: ['musl'],
      dev: true,
      optional: true,
      license: 'MIT',
      engines: { node: '>=14' },
    });
    expect(complete['node_modules/host/node_modules/@tool/win32-x64']).toEqual({
      version: '1.0.0',
      os: ['win32'],
      cpu: ['x64'],
      optional: true,
    });
  });

  it('leaves another version to the package that needs it', () => {
    expect(complete['node_modules/@tool/darwin-arm64']?.version).toBe('1.0.0');
    expect(complete['node_modules/tool/node_modules/@tool/darwin-arm64']?.version).toBe('2.0.0');
  });

  it('lacks nothing afterwards', () => {
    expect(missingPackages(lockfile)).toHaveLength(4);
    expect(missingPackages({ packages: complete })).toEqual([]);
  });

  it('says so where the name names no system', () => {
    const unreadable = {
      packages: { 'node_modules/a': { version: '1.0.0', optionalDependencies: { fsevents: '2.3.3' } } },
    };
    expect(() => completeLockfile(unreadable)).toThrow('fsevents 2.3.3, which node_modules/a names');
  });
});
