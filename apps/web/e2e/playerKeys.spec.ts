import { expectFeedback, film, noteFeedback, openMenu, player, press, titles, watch } from './support/player';
import { expect, test } from './support/visitor';

test.beforeEach(async ({ page }) => {
  await noteFeedback(page);
  await watch(page, titles.playlist);
});

test('K and Space play and pause, and each key gets feedback', async ({ page }) => {
  await press(page, 'k');
  await expectFeedback(page, 'Paused');
  await expect.poll(() => film(page, 'paused')).toBe(true);
  await press(page, ' ');
  await expectFeedback(page, 'Playing');
  await expect.poll(() => film(page, 'paused')).toBe(false);
});

test('arrows, J, L, numbers, Home and End move the playhead', async ({ page }) => {
  await press(page, 'k');
  const at = (seconds: number) => expect.poll(() => film(page, 'currentTime')).toBeCloseTo(seconds, 0);
  await press(page, '5');
  await expectFeedback(page, 'Go to 50%');
  await at(16);
  await press(page, 'ArrowRight');
  await expectFeedback(page, 'Forward 5 seconds');
  await at(21);
  await press(page, 'j');
  await expectFeedback(page, 'Back 10 seconds');
  await at(11);
  await press(page, 'l', 'ArrowLeft');
  await at(16);
  await press(page, 'Home');
  await at(0);
  await press(page, 'End');
  await expect.poll(() => film(page, 'currentTime')).toBeGreaterThan(31);
});

test('right-click and the named keys are blocked on the volume too (spec §9)', async ({ page }) => {
  await page.mouse.move(300, 300);
  const isBlocked = await page.getByRole('slider', { name: 'Volume' }).evaluate((slider) => {
    const events = [
      new MouseEvent('contextmenu', { bubbles: true, cancelable: true }),
      new KeyboardEvent('keydown', { key: 's', ctrlKey: true, bubbles: true, cancelable: true }),
    ];
    return events.map((event) => !slider.dispatchEvent(event));
  });
  expect(isBlocked).toEqual([true, true]);
});

test('volume, mute and speed have keys', async ({ page }) => {
  await press(page, 'ArrowDown');
  await expectFeedback(page, 'Volume 95%');
  await press(page, 'm');
  await expectFeedback(page, 'Muted');
  expect(await film(page, 'muted')).toBe(true);
  await press(page, 'm');
  await expect.poll(() => film(page, 'muted')).toBe(false);
  await press(page, '>');
  await expectFeedback(page, 'Speed 1.25×');
  await expect.poll(() => film(page, 'playbackRate')).toBe(1.25);
  await press(page, '<');
  await expect.poll(() => film(page, 'playbackRate')).toBe(1);
});

test('two presses at once count as two', async ({ page }) => {
  const pressAtOnce = (key: string) =>
    page.evaluate((name) => {
      for (let count = 0; count < 2; count += 1)
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));
    }, key);
  await pressAtOnce('k');
  await expectFeedback(page, 'Playing');
  expect(await film(page, 'paused')).toBe(false);
  await pressAtOnce('ArrowDown');
  await expect.poll(() => film(page, 'volume')).toBeCloseTo(0.9);
  await pressAtOnce('>');
  await expect.poll(() => film(page, 'playbackRate')).toBe(1.5);
  await pressAtOnce('m');
  await expectFeedback(page, 'Unmuted');
  expect(await film(page, 'muted')).toBe(false);
});

test('a key that is held down steps on, but toggles once', async ({ page }) => {
  const hold = async (key: string) => {
    for (let count = 0; count < 4; count += 1) await page.keyboard.down(key);
    await page.keyboard.up(key);
  };
  await hold(' ');
  await expectFeedback(page, 'Paused');
  await expect.poll(() => film(page, 'paused')).toBe(true);
  await hold('ArrowDown');
  await expect.poll(() => film(page, 'volume')).toBeCloseTo(0.8);
  expect(await film(page, 'paused')).toBe(true);
});

test('a keyboard of another script has the player’s keys at their Latin places', async ({ page }) => {
  const pressAt = (code: string, key: string) =>
    page.evaluate(
      (names) => document.body.dispatchEvent(new KeyboardEvent('keydown', { ...names, bubbles: true })),
      { code, key },
    );
  await pressAt('KeyK', 'क');
  await expectFeedback(page, 'Paused');
  await pressAt('Digit5', '५');
  await expect.poll(() => film(page, 'currentTime')).toBeCloseTo(16, 0);
});

test('comma and full stop show the frame before and the next one while paused', async ({ page }) => {
  await press(page, 'k', '5');
  await expect.poll(() => film(page, 'currentTime')).toBeCloseTo(16, 0);
  const start = await film(page, 'currentTime');
  await press(page, '.');
  await expectFeedback(page, 'Next frame');
  await expect.poll(() => film(page, 'currentTime')).toBeGreaterThan(start);
  const next = await film(page, 'currentTime');
  expect(next - start).toBeLessThan(0.07);
  await press(page, ',');
  await expect.poll(() => film(page, 'currentTime')).toBeLessThan(next);
});

test('F fills the screen and Escape leaves it', async ({ page }) => {
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
  await press(page, 'f');
  await expect.poll(isFull).toBe(true);
  await expect(player(page).getByRole('button', { name: 'Exit full screen' })).toBeAttached();
  await press(page, 'f');
  await expect.poll(isFull).toBe(false);
});

test('a question mark lists the keys, and menus keep them for themselves', async ({ page }) => {
  // Stopped, so that however long this takes the film isn't at its end.
  await press(page, 'k');
  await expect.poll(() => film(page, 'paused')).toBe(true);
  await press(page, '?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet).toContainText('Back or forward 10 seconds');
  await press(page, 'Escape');
  await expect(sheet).toBeHidden();
  // The sheet gives the focus back a moment after it is gone; nobody is on the next button by then.
  await expect(page.getByRole('main')).toBeFocused();
  const menu = await openMenu(page, 'Speed');
  await expect(menu.getByRole('menuitemradio', { name: 'Normal' })).toBeFocused();
  await press(page, 'ArrowDown', 'k');
  await expect(menu.getByRole('menuitemradio', { name: '1.25×' })).toBeFocused();
  expect(await film(page, 'paused')).toBe(true);
  await press(page, 'Enter');
  await expect.poll(() => film(page, 'playbackRate')).toBe(1.25);
});

test('the controls hide again after a click on the picture that follows the keyboard', async ({ page }) => {
  await page.clock.install();
  await player(page).getByRole('button', { name: 'Speed', exact: true }).focus();
  await press(page, 'Tab', 'm');
  await expect(player(page).locator(':focus-visible')).toHaveCount(1);
  const picture = player(page).locator('> button');
  await picture.click({ position: { x: 200, y: 200 } });
  await expect.poll(() => film(page, 'paused')).toBe(true);
  await picture.click({ position: { x: 200, y: 200 } });
  await expect.poll(() => film(page, 'paused')).toBe(false);
  await page.clock.runFor(4000);
  await expect(player(page)).toHaveAttribute('data-controls', 'hidden');
});

test('the seek bar is a slider for the keyboard too', async ({ page }) => {
  await press(page, 'k', 'Home');
  const bar = player(page).getByRole('slider', { name: 'Seek' });
  await bar.focus();
  await expect(bar).toHaveAttribute('aria-valuetext', '0 seconds of 32 seconds');
  await press(page, 'ArrowRight');
  await expect(bar).toHaveAttribute('aria-valuetext', '5 seconds of 32 seconds');
  await press(page, 'PageUp', 'End');
  await expect.poll(() => film(page, 'currentTime')).toBeGreaterThan(31);
  await press(page, 'Home');
  await expect.poll(() => film(page, 'currentTime')).toBeLessThan(1);
});

test('single characters can be turned off as shortcuts, on all pages, and on again without one', async ({
  page,
}) => {
  const opener = player(page).getByRole('button', { name: 'Keyboard shortcuts' });
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  const choice = sheet.getByRole('checkbox', { name: /^Use letters/ });
  await opener.press('Enter');
  await choice.press('Space');
  await expect(choice).not.toBeChecked();
  await press(page, 'Escape');
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();
  await press(page, 'm', '?', '/', 'ArrowDown');
  await expect.poll(() => film(page, 'volume')).toBeCloseTo(0.95);
  expect(await film(page, 'muted')).toBe(false);
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();
  await player(page).getByRole('slider', { name: 'Seek' }).press('Space');
  await expect.poll(() => film(page, 'paused')).toBe(true);

  // From the start, or it would be asked where to resume.
  await press(page, 'Home');
  await page.reload();
  await opener.press('Enter');
  await choice.press('Space');
  await press(page, 'Escape');
  await expect(sheet).toBeHidden();
  // The sheet gives the focus back a moment after it is gone.
  await expect(opener).toBeFocused();
  await press(page, 'm');
  await expect.poll(() => film(page, 'muted')).toBe(true);
});
