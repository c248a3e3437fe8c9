export { preferences, screens } from './breakpoints';
export { brandColours } from './colours';
export { vars } from './contract.css';
export { lineHeight } from './lineHeight';
export { clamp, text, visuallyHidden } from './text.css';
