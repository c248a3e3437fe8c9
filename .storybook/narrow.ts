/** What of a page is lost where it is narrow or its text is large. */
function lostOf(situation: string): string[] {
  const width = document.documentElement.clientWidth;
  const lost: string[] = [];
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > width) lost.push(`the page scrolls sideways: ${scrollWidth} of ${width} px`);
  for (const element of document.querySelectorAll<HTMLElement>(
    'a, button, label, input, h1, h2, h3, p, dt, dd, th, td',
  )) {
    // What a row holds beyond its edge comes with the drift, its arrows, a swipe or the Tab key.
    if (element.closest('[data-place], [inert], [hidden]') || !element.checkVisibility()) continue;
    const box = element.getBoundingClientRect();
    if (box.width <= 1 || box.height <= 1) continue;
    const words = `“${(element.textContent ?? '').trim().slice(0, 40)}” (${element.tagName.toLowerCase()})`;
    if (box.right > width + 1 || box.left < -1) lost.push(`${words} reaches beyond the page`);
    const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(element);
    const mayCut = webkitLineClamp !== 'none' || textOverflow === 'ellipsis' || element.tagName === 'INPUT';
    const isCut =
      (overflowX === 'hidden' || overflowX === 'clip') && element.scrollWidth > element.clientWidth + 1;
    if (isCut && !mayCut) lost.push(`${words} is cut`);
  }
  return lost.map((what) => `${situation}: ${what}`);
}

const frame = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

/**
 * Fails where a screen loses something at 320 px or with text of 200 % (WCAG 2.2 §1.4.4 and §1.4.10).
 * `resize` sets the size of the viewport in CSS pixels.
 */
export async function checkNarrow(resize: (width: number, height: number) => Promise<void>): Promise<void> {
  const page = document.documentElement;
  const { innerWidth, innerHeight } = window;
  const lost: string[] = [];
  try {
    await resize(320, 640);
    await frame();
    lost.push(...lostOf('At 320 px'));
    // With the browser's own text size, widths given in em shrink as well: here the viewport does.
    await resize(1080, 768);
    page.style.fontSize = '200%';
    await frame();
    lost.push(...lostOf('With text of 200 %'));
  } finally {
    page.style.fontSize = '';
    await resize(innerWidth, innerHeight);
  }
  if (lost.length > 0) throw new Error(lost.join('\n'));
}
