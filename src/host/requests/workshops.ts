import { availableParallelism } from 'node:os'
import { openWorkshop, type WorkshopOptions } from '#server/limits/workshop.ts'

/**
 * Pages are drawn in one thread. One network has two at a time, of which the second is drawn while the first waits for
 * the database; the places beyond those are for other networks.
 */
const pageWork = { running: 8, runningPerNetwork: 2, waiting: 64 }
/** A preview holds a connection while its page is made, and the embedded database has one. */
const previewWork = { running: 2, runningPerNetwork: 1, waiting: 16 }
/** Pictures have threads of their own, of which half the cores are left to everything else. */
const pictureWork = { running: Math.max(1, Math.floor(availableParallelism() / 2)), waiting: 256 }

/** Where what is not kept is made, in turns: one for each kind, so that none waits for another. */
export function openWorkshops(common: Pick<WorkshopOptions, 'breathe' | 'perMinute' | 'sign'>) {
  return {
    pages: openWorkshop({ ...pageWork, ...common }),
    previews: openWorkshop({ ...previewWork, ...common }),
    pictures: openWorkshop({ ...pictureWork, ...common }),
    cards: openWorkshop({ ...pictureWork, ...common }),
  }
}
