import { expect, it, onTestFinished, vi } from 'vitest';
import { chosenNames } from './only.mjs';

it('reads the names that were chosen', () => {
  expect(chosenNames('home,history', ['history', 'lists', 'home'])).toEqual(['home', 'history']);
});

it('ends the command at a name that is unknown', () => {
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  onTestFinished(() => {
    exit.mockRestore();
    said.mockRestore();
  });
  chosenNames('home,hime', ['history', 'home']);
  expect(exit).toHaveBeenCalledWith(1);
  expect(said).toHaveBeenCalledWith('--only takes history, home, not "hime".\n');
});
