import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const build = (variables: Record<string, string>) => {
  const args = ['--import', 'tsx', fileURLToPath(new URL('settings.build.ts', import.meta.url))];
  const { status, stderr } = spawnSync(process.execPath, args, {
    env: { PATH: process.env.PATH, ...variables },
    encoding: 'utf8',
  });
  return { status, stderr };
};

it('lets a build go on with settings that the page takes', () => {
  const variables = { VITE_SEND_TOKEN: 'all', VITE_EMBED_HOST: 'https://embed.example/', VITE_HELP_URL: '' };
  expect(build(variables)).toEqual({ status: 0, stderr: '' });
});

it('names each variable that the page would refuse', () => {
  const { status, stderr } = build({ VITE_SEND_TOKEN: 'yes', VITE_HELP_URL: 'help.example' });
  expect(status).toBe(1);
  expect(stderr.trim().split('\n')).toEqual([
    expect.stringMatching(/^VITE_SEND_TOKEN=yes: .*"same-origin" \| "all".*\.$/),
    'VITE_HELP_URL=help.example: must be an http(s) address.',
  ]);
});
