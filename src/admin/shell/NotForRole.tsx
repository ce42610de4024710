import type { ReactNode } from 'react'
import { ButtonLink } from '../parts/Button.tsx'
import { Screen } from './Screen.tsx'

/** What somebody came to and may not do: who may, and a way on. */
export const NotForRole = ({ children }: { children: ReactNode }) => (
  <Screen title="This is not yours to do">
    <p>{children}</p>
    <p>
      <ButtonLink to="/" icon="home">
        Today
      </ButtonLink>
    </p>
  </Screen>
)
