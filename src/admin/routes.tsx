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
        { path: 'front', lazy: () => import('./front/Front.tsx') },
        { path: 'rosters', lazy: () => import('./roster/RosterScreen.tsx') },
        { path: 'schedules', lazy: () => import('./schedule/ScheduleScreen.tsx') },
        { path: 'game-desk', lazy: () => import('./game/GameList.tsx') },
        { path: 'game-desk/:ids', lazy: () => import('./game/GameScreen.tsx') },
        { path: 'calendar', lazy: () => import('./calendar/Calendar.tsx') },
        { path: 'releases', lazy: () => import('./screens/Releases.tsx') },
        { path: 'releases/:release', lazy: () => import('./screens/Release.tsx') },
        { path: 'history', lazy: () => import('./screens/History.tsx') },
        { path: 'trash', lazy: () => import('./screens/Trash.tsx') },
        { path: 'submissions', lazy: () => import('./submissions/SubmissionForms.tsx') },
        { path: 'submissions/:formId', lazy: () => import('./submissions/Submissions.tsx') },
        { path: 'media', lazy: () => import('./library/LibraryScreen.tsx') },
        { path: 'figures', lazy: () => import('./figures/Figures.tsx') },
        { path: 'placements', lazy: () => import('./figures/Placements.tsx') },
        { path: 'settings', lazy: () => import('./screens/Settings.tsx') },
        { path: 'account', lazy: () => import('./account/Account.tsx') },
        { path: 'people', lazy: () => import('./people/People.tsx') },
        { path: 'people/log', lazy: () => import('./people/Log.tsx') },
        { path: 'subscribers', lazy: () => import('./people/Subscribers.tsx') },
        { path: 'stat-files', lazy: () => import('./screens/StatFiles.tsx') },
        { path: 'keys', lazy: () => import('./people/Keys.tsx') },
        { path: 'brand', lazy: () => import('./brand/Brand.tsx') },
        { path: 'features', lazy: () => import('./brand/Features.tsx') },
        { path: 'schools', lazy: () => import('./schools/Schools.tsx') },
        { path: 'schools/new', lazy: () => import('./schools/NewSchool.tsx') },
        { path: 'content/:kind', lazy: () => import('./list/ListScreen.tsx') },
        { path: 'content/:kind/:id', lazy: () => import('./form/FormScreen.tsx') },
        { path: '*', Component: Lost },
      ],
    },
  ],
  { basename: '/admin' },
)
