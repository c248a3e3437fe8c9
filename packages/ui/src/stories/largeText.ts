/** Looks at a story with text of 200 %. */
export async function withLargeText(look: () => Promise<void>): Promise<void> {
  const page = document.documentElement;
  page.style.fontSize = '200%';
  try {
    await look();
  } finally {
    page.style.fontSize = '';
  }
}
