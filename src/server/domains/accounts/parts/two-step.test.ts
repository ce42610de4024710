import { expect, test } from 'vitest'
import { mayChangeSteps } from './two-step.ts'

test.each<[string, boolean, boolean, boolean, boolean]>([
  ['a first passkey, nothing asked for', false, false, false, true],
  ['a first passkey, where a second step is the rule', false, false, true, true],
  ['another one with the password alone, nothing asked for', false, true, false, true],
  ['another one with the password alone, where it is the rule', false, true, true, false],
  ['another one after the passkey, where it is the rule', true, true, true, true],
])('%s', (_, tookTwoSteps, hasPasskey, isAskedFor, may) =>
  expect(mayChangeSteps({ tookTwoSteps }, { hasPasskey, isAskedFor })).toBe(may),
)
