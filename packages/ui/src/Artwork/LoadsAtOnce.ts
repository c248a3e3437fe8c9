import { createContext } from 'react';

/** Whether the pictures inside load at once; otherwise each loads when it is about to be seen. */
export const LoadsAtOnce = createContext(false);
