import { useState } from 'react'
import { queries } from '../api/queries.ts'
import { signInByPasskey } from '../api/session.ts'
import { Button } from '../parts/Button.tsx'
import { Problem } from '../parts/Problem.tsx'
import styles from './account.module.css'

/** For whoever has a passkey, came with the password alone, and needs two steps. */
export function UsePasskey({ school }: { school: string }) {
  const [isAsking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  async function use() {
    setAsking(true)
    const step = await signInByPasskey()
    setAsking(false)
    setProblem(step.problem)
    if (step.asks === 'nothing') await queries.invalidateQueries()
  }
  return (
    <div className={styles.must} role="status">
      <p>
        {school} asks everybody who works on its site for a second step, and you signed in with your password
        alone. Use your passkey, and the desk opens.
      </p>
      <Problem>{problem}</Problem>
      <Button look="main" icon="key" isDisabled={isAsking} onPress={() => void use()}>
        Use a passkey
      </Button>
    </div>
  )
}
