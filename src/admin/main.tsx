import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { queries } from './api/queries.ts'
import './ground/ground.css'
import { router } from './routes.tsx'
import { mayReload } from './shell/may-reload.ts'
import { startTheme } from './shell/theme.ts'

startTheme()
// A screen of a build that is gone: the newest has it, and what was typed is kept. Where that does not help, the server
// is busy or away: the screen says so, instead of the page loading over and over.
addEventListener('vite:preloadError', (event) => {
  if (!mayReload(sessionStorage, Date.now())) return
  event.preventDefault()
  location.reload()
})

const place = document.getElementById('desk')
if (place)
  createRoot(place).render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  )
