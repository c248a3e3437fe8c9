import { hydrateRoot } from 'react-dom/client';
import { Home } from './Home.jsx';

const content = JSON.parse(document.getElementById('content').textContent);
hydrateRoot(document.getElementById('app'), <Home content={content} />);
