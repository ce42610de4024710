import { createBrowserRouter } from 'react-router'
import { Frame } from './shell/Frame.tsx'
import { Lost } from './shell/Lost.tsx'

/** THE ADMIN TABLE: one line for each screen of the desk. Its code comes when it is opened. */
export const router = createBrowserRouter(
  [
    {
      path: '/',
      Component: Frame,
      ErrorBoundary: Lost,
      HydrateFallback: () => null,
      children: [
        { index: true, lazy: () => import('./screens/Today.tsx') },
        { path: 'drafts', lazy: () => import('./screens/Drafts.tsx') },
        { path: 'releases', lazy: () => import('./screens/Releases.tsx') },
        { path: 'releases/:release', lazy: () => import('./screens/Release.tsx') },
        { path: 'history', lazy: () => import('./screens/History.tsx') },
        { path: 'trash', lazy: () => import('./screens/Trash.tsx') },
        { path: 'media', lazy: () => import('./library/LibraryScreen.tsx') },
        { path: 'settings', lazy: () => import('./screens/Settings.tsx') },
        { path: 'content/:kind', lazy: () => import('./list/ListScreen.tsx') },
        { path: 'content/:kind/:id', lazy: () => import('./form/FormScreen.tsx') },
        { path: '*', Component: Lost },
      ],
    },
  ],
  { basename: '/admin' },
)
