import type { RouteObject } from 'react-router-dom';
import { Unavailable } from '../components/layout/unavailable.js';
import { RootLayout, ShopLayout } from './layouts.js';

/** For the server, at any address: the frame of the shop with the sentence that it can't be reached. */
export const unavailableRoutes: RouteObject[] = [
  {
    element: <RootLayout />,
    children: [{ element: <ShopLayout />, children: [{ path: '*', element: <Unavailable /> }] }],
  },
];
