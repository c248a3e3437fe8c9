export { preferences, screens } from './breakpoints';
export { vars } from './contract.css';
export { clamp, lineHeight, text, visuallyHidden } from './text.css';
