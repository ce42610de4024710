import { brand } from '#contract/editing/brand.ts'
import { desk } from '#contract/editing/desk.ts'
import { figures } from '#contract/editing/figures.ts'
import { gameDesk } from '#contract/editing/game-desk.ts'
import { incoming } from '#contract/editing/incoming.ts'
import { passkeys } from '#contract/editing/passkeys.ts'
import { people } from '#contract/editing/people.ts'
import { schools } from '#contract/editing/schools.ts'
import { statNumbers } from '#contract/editing/stat-numbers.ts'
import { twoStep } from '#contract/editing/two-step.ts'

/** Every call of the desk by one name. */
export const table = {
  ...desk,
  ...people,
  ...incoming,
  ...figures,
  ...gameDesk,
  ...statNumbers,
  twoStep: twoStep.state,
  beginTwoStep: twoStep.begin,
  confirmTwoStep: twoStep.confirm,
  renewCodes: twoStep.renewCodes,
  endTwoStep: twoStep.end,
  endTwoStepOf: twoStep.endOf,
  passkeys: passkeys.list,
  beginPasskey: passkeys.begin,
  addPasskey: passkeys.add,
  renamePasskey: passkeys.rename,
  removePasskey: passkeys.remove,
  brandNow: brand.now,
  brandPreview: brand.preview,
  changeBrand: brand.change,
  switches: brand.switches,
  turnSwitch: brand.turn,
  schools: schools.list,
  createSchool: schools.create,
  removeSchool: schools.remove,
}
