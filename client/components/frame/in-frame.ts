import { createContext } from 'react';

/** Whether a page stands beside the entries of a frame, which then gives it its place. */
export const InFrame = createContext(false);
