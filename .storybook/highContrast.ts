import axe from 'axe-core';

/** The rules whose result depends on colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** A story's settings of the accessibility addon, as far as they switch rules off or leave elements out. */
interface A11yParameters {
  context?: { exclude?: string[] };
  config?: { rules?: readonly { id: string; enabled?: boolean }[] };
}

/**
 * Fails where a story can't be read in the high-contrast theme: the accessibility addon looks at the theme
 * of the toolbar alone. The other rules don't depend on colours.
 */
export async function checkHighContrast({ config, context }: A11yParameters = {}): Promise<void> {
  const off = new Set(config?.rules?.filter(({ enabled }) => enabled === false).map(({ id }) => id));
  const rules = COLOUR_RULES.filter((rule) => !off.has(rule));
  const page = document.documentElement;
  const { theme } = page.dataset;
  page.dataset.theme = 'contrast';
  try {
    const { violations } = await axe.run(
      { include: [document.body], exclude: context?.exclude ?? [] },
      {
        runOnly: { type: 'rule', values: rules },
        resultTypes: ['violations'],
      },
    );
    const found = violations.flatMap(({ nodes }) =>
      nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary ?? ''}`),
    );
    if (found.length > 0) throw new Error(`In the high-contrast theme:\n${found.join('\n')}`);
  } finally {
    page.dataset.theme = theme;
  }
}
