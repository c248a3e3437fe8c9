import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const build = (variables: Record<string, string>) => {
  const args = ['--import', 'tsx', fileURLToPath(new URL('settings.build.ts', import.meta.url))];
  const { status, stderr } = spawnSync(process.execPath, args, {
    env: { PATH: process.env.PATH, ...variables },
    encoding: 'utf8',
  });
  return { status, lines: stderr.split('\n').filter((line) => line !== '') };
};

const site = {
  VITE_FIREBASE_PROJECT_ID: 'natya',
  VITE_FIREBASE_API_KEY: 'public key',
  VITE_RAZORPAY_KEY_ID: 'rzp_live_key',
};

it('lets a build go on with settings that the page takes, and without any', () => {
  const more = {
    VITE_CONTENT_URL: 'http://localhost:9000',
    VITE_SEND_TOKEN: 'all',
    VITE_EMBED_HOST: 'https://embed.example/',
    VITE_HELP_URL: '',
  };
  expect(build({ ...site, ...more })).toEqual({ status: 0, lines: [] });
  expect(build({})).toEqual({ status: 0, lines: [] });
});

it('names each variable that the page would refuse', () => {
  expect(
    build({ ...site, VITE_SEND_TOKEN: 'yes', VITE_HELP_URL: 'help.example', VITE_BRAND_COLOUR: 'red' }),
  ).toEqual({
    status: 1,
    lines: [
      'VITE_SEND_TOKEN must be same-origin or all.',
      'VITE_BRAND_COLOUR must be a colour such as #e34234.',
      'VITE_HELP_URL must be an http(s) address.',
    ],
  });
});

it('names what a site lacks, what isn’t encrypted, what isn’t known, and a secret in the key’s place without saying it', () => {
  const variables = {
    VITE_RAZORPAY_KEY_ID: 'confidential',
    VITE_CONTENT_URL: 'http://content.example',
    VITE_FIREBASE_PROJECT: 'natya',
  };
  expect(build(variables)).toEqual({
    status: 1,
    lines: [
      'VITE_FIREBASE_PROJECT_ID must not be empty.',
      'VITE_FIREBASE_API_KEY must not be empty.',
      'VITE_RAZORPAY_KEY_ID must start with "rzp_": make sure that it isn’t the secret.',
      'VITE_CONTENT_URL must start with https://.',
      'VITE_FIREBASE_PROJECT isn’t a setting of the page.',
    ],
  });
});
