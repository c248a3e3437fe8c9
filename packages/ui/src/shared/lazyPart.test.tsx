import { renderToReadableStream } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { LazyPart, type LazyPartCode, lazyPart } from './lazyPart';

// A page that is hidden paints nothing, and waits for no paint.
vi.stubGlobal('window', { document: { hidden: true } });

const Greeting = ({ name }: { name: string }) => <p>{name}</p>;

async function show(part: LazyPartCode<{ name: string }>, isWanted = true): Promise<string> {
  const shown = (
    <LazyPart part={part} props={{ name: 'Asha' }} isWanted={isWanted} loading={<p>Loading</p>} />
  );
  return new Response(await renderToReadableStream(shown)).text();
}

it('leaves its place to something else until it is loaded and wanted', async () => {
  const load = vi.fn(async () => Greeting);
  const part = lazyPart(load);
  expect(await show(part)).toBe('<p>Loading</p>');
  expect(load).not.toHaveBeenCalled();
  expect(await part.load()).toBe(Greeting);
  expect(await show(part, false)).toBe('<p>Loading</p>');
  expect(await show(part)).toBe('<p>Asha</p>');
});

it('is loaded once, and again after a failure', async () => {
  const load = vi.fn(async () => Greeting).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const part = lazyPart(load);
  part.preload();
  await expect(part.load()).resolves.toBe(Greeting);
  expect(part.peek()).toBe(Greeting);
  await part.load();
  expect(load).toHaveBeenCalledTimes(2);
});
