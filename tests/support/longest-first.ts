import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Files that take long and are small. Where their times are not known, as on a machine that is new each time, Vitest
 * begins with the largest files: these would come last, and the last of them would have the other cores wait for it.
 */
const long =
  /\/api\/(?:backup|built-server|commands|due|durability|gathered|invalidation|made-from|plans|seeding|upgrades)\.test\.ts$/

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => long.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}
