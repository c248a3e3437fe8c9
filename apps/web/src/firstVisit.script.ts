import { beginVisit } from './firstVisit';

beginVisit(window);
