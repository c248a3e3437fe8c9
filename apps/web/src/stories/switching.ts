import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';

type Played = Pick<StoryContext, 'canvas' | 'userEvent'> & { args: { onEvent?: unknown } };

/** Whoever switches reads what is left and what each plan gives, and chooses one now by a press, another at the end by keys. */
export async function readAndSwitch({ args, canvas, userEvent }: Played): Promise<void> {
  const [, note] = canvas.getAllByRole('status');
  await expect(note).toHaveTextContent(
    'You are subscribed to Family until 10 Dec 2026. Its remaining days are worth ₹133.',
  );
  await expect(canvas.getByText('Now: ₹133 left adds 14 days, until 3 Jan 2027')).toBeVisible();
  const [first, second] = canvas.getAllByRole('button', { name: 'Switch Now' });
  await userEvent.click(second as HTMLElement);
  await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'plan.select', planId: 'cinema', isNow: true });
  first?.focus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect(args.onEvent).toHaveBeenLastCalledWith({
    type: 'plan.select',
    planId: 'mobile',
    isNow: false,
  });
}
