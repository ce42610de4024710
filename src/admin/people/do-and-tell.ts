import { somethingChanged } from '../api/queries.ts'
import { notify, notifyProblem } from '../shell/notices.ts'

/** Does what a menu or a row offers, and tells what came of it. */
export async function doAndTell(work: () => Promise<string>): Promise<void> {
  try {
    const done = await work()
    await somethingChanged()
    notify(done)
  } catch (error) {
    notifyProblem(error)
  }
}
