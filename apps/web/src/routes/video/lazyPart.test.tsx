import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { CopyProvider, createCopy } from '../../copy/copy';
import { bundle } from '../../copy/en/index';
import { type LazyPart, lazyPart } from './lazyPart';

const Greeting = ({ name }: { name: string }) => <p>{name}</p>;
const copy = createCopy(bundle);
const shown = ({ Part }: LazyPart<{ name: string }>) =>
  renderToString(
    <CopyProvider copy={copy}>
      <Part name="Asha" />
    </CopyProvider>,
  );

it('shows nothing until it has come, and from then on at once', async () => {
  const bring = vi.fn(async () => Greeting);
  const part = lazyPart(bring, 'playerPanels');
  expect(shown(part)).toBe('');
  part.prepare(copy);
  await vi.waitFor(() => expect(shown(part)).toBe('<p>Asha</p>'));
  part.prepare(copy);
  expect(bring).toHaveBeenCalledOnce();
});

it('asks again after a failure to bring it', async () => {
  const bring = vi.fn(async () => Greeting);
  bring.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const part = lazyPart(bring, 'playerPanels');
  part.prepare(copy);
  await vi.waitFor(() => expect(bring).toHaveBeenCalledOnce());
  expect(shown(part)).toBe('');
  await vi.waitFor(() => {
    part.prepare(copy);
    expect(shown(part)).toBe('<p>Asha</p>');
  });
});
