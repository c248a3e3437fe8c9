import { machineIndex } from '@chalchitra/machines';
import { expect, waitFor, within } from 'storybook/test';
import { withoutLibraryModes } from '../modes';

/** The parameters of every machine's story. */
export const machineParameters = { layout: 'fullscreen', chromatic: { modes: withoutLibraryModes } };

/** What a page's test has at hand. */
interface Played {
  canvasElement: HTMLElement;
  args: { name: string };
  userEvent: { click: (element: Element) => Promise<void> };
}

/** Waits for the drawing, opens every scenario, and in each lets one thing happen that the machine takes there. */
export async function walkScenarios({ canvasElement, args, userEvent }: Played): Promise<void> {
  const scenarios = Object.keys(machineIndex[args.name]?.scenarios ?? {});
  const page = within(canvasElement);
  await page.findByRole('img', { name: /^Statechart of/ });
  for (const name of scenarios) {
    const scenario = page.getByRole('button', { name });
    await userEvent.click(scenario);
    await expect(scenario).toHaveAttribute('aria-pressed', 'true');
    const sections = ['Events', 'Time and effects'].map(
      (title) => page.getByRole('heading', { name: title }).parentElement,
    );
    const [open] = sections.flatMap((section) => [
      ...(section?.querySelectorAll('button:not([aria-disabled])') ?? []),
    ]);
    if (!open) continue;
    const words = open.textContent ?? '';
    await userEvent.click(open);
    await waitFor(() => expect(page.getByRole('heading', { name: 'What has happened' })).toBeVisible());
    await expect(within(page.getByRole('list')).getAllByText(words)).toHaveLength(1);
    await expect(page.queryByRole('alert')).toBeNull();
  }
  const [first] = scenarios;
  if (first) await userEvent.click(page.getByRole('button', { name: first }));
}
