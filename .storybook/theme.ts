import { create } from 'storybook/theming/create';
import { brandColours } from '../packages/ui/src/theme/colours';

/** Storybook's own frame and pages in the product's colours. */
export const storybookTheme = create({
  base: 'dark',
  brandTitle: 'Chalchitra',
  fontBase: '"Anek Latin", system-ui, sans-serif',
  colorPrimary: brandColours.accent,
  colorSecondary: brandColours.accent,
  appBg: brandColours.canvas,
  appContentBg: brandColours.canvas,
  appPreviewBg: brandColours.canvas,
  appBorderColor: brandColours.line,
  appBorderRadius: 10,
  textColor: brandColours.text,
  textMutedColor: brandColours.textFaint,
  textInverseColor: brandColours.canvas,
  barBg: brandColours.surface,
  barTextColor: brandColours.textMuted,
  barSelectedColor: brandColours.highlight,
  barHoverColor: brandColours.highlight,
  inputBg: brandColours.raised,
  inputBorder: brandColours.line,
  inputTextColor: brandColours.text,
});
