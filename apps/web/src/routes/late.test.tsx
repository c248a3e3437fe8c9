import { renderToReadableStream } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { type Late, LatePart, late } from './late';

const Greeting = ({ name }: { name: string }) => <p>{name}</p>;

async function show(code: Late<{ name: string }>): Promise<string> {
  return new Response(await renderToReadableStream(<LatePart code={code} props={{ name: 'Asha' }} />)).text();
}

it('is loaded when it is first shown, once', async () => {
  const load = vi.fn(async () => Greeting);
  const code = late(load);
  expect(load).not.toHaveBeenCalled();
  expect(await show(code)).toContain('<p>Asha</p>');
  expect(await show(code)).toContain('<p>Asha</p>');
  expect(load).toHaveBeenCalledOnce();
});

it('is shown at once where it was loaded ahead, also after a failure to do so', async () => {
  const load = vi.fn(async () => Greeting).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const code = late(load);
  code.preload();
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  await vi.waitFor(() => {
    code.preload();
    expect(load).toHaveBeenCalledTimes(2);
  });
  expect(await show(code)).toContain('<p>Asha</p>');
  expect(load).toHaveBeenCalledTimes(2);
});
