import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { Home } from './Home.jsx';

/** @param {import('./content.mjs').Content} content */
export const toStatic = (content) => renderToStaticMarkup(<Home content={content} />);

/** @param {import('./content.mjs').Content} content */
export const toHydrated = (content) => renderToString(<Home content={content} />);
