export { preferences, screens } from './breakpoints';
export { brandColours } from './colours';
export { vars } from './contract.css';
export { clamp, text, visuallyHidden } from './text.css';
export { lineHeight } from './typography';
