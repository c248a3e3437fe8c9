import { renderToReadableStream } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { LazyPart, type LazyPartCode, lazyPart } from './lazyPart';

const Greeting = ({ name }: { name: string }) => <p>{name}</p>;

async function show(part: LazyPartCode<{ name: string }>, isWanted = true): Promise<string> {
  const shown = (
    <LazyPart part={part} props={{ name: 'Asha' }} isWanted={isWanted} loading={<p>Loading</p>} />
  );
  return new Response(await renderToReadableStream(shown)).text();
}

it('is loaded when it is first shown, once', async () => {
  const load = vi.fn(async () => Greeting);
  const part = lazyPart(load);
  expect(load).not.toHaveBeenCalled();
  expect(await show(part)).toContain('<p>Asha</p>');
  expect(await show(part)).toContain('<p>Asha</p>');
  expect(load).toHaveBeenCalledOnce();
});

it('leaves its place to something else until it is wanted', async () => {
  const load = vi.fn(async () => Greeting);
  expect(await show(lazyPart(load), false)).toContain('<p>Loading</p>');
  expect(load).not.toHaveBeenCalled();
});

it('is shown at once after a preload, also if the first one failed', async () => {
  const load = vi.fn(async () => Greeting).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const part = lazyPart(load);
  part.preload();
  part.preload();
  await vi.waitFor(() => expect(part.pick()).toBe(Greeting));
  part.preload();
  expect(load).toHaveBeenCalledTimes(2);
  expect(await show(part)).toContain('<p>Asha</p>');
  expect(load).toHaveBeenCalledTimes(2);
});
