import type { Storage } from '#server/adapters/storage.ts'
import { momentOf } from '../generate/games/publish.ts'
import { pressFiles } from '../generate/press/files.ts'
import { openNewsroom } from '../generate/press/newsroom.ts'
import { schoolData } from '../generate/school.ts'
import type { SchoolKey, UnscoredSchool } from '../model/model.ts'
import type { PressFile } from '../model/model-press.ts'
import { picturesOf } from './pictures.ts'

const filesAtOnce = 16

/** Writes the files that a school's rows point to; those that exist are kept, so that starting again is quick. */
export async function writeFiles(
  storage: Storage,
  key: SchoolKey,
  school: UnscoredSchool,
  moment: string,
  anew: boolean,
): Promise<number> {
  const stored = anew ? [] : [...(await storage.list(`${key}/`)), ...(await storage.list(`private/${key}/`))]
  const known = new Set(stored)
  const missing = filesOf(key, school, moment).filter(({ path }) => !known.has(path))
  for (let from = 0; from < missing.length; from += filesAtOnce) {
    await Promise.all(
      missing
        .slice(from, from + filesAtOnce)
        .map(async ({ path, contentType, bytes }) => storage.write(path, await bytes(), contentType)),
    )
  }
  return missing.length
}

function filesOf(key: SchoolKey, school: UnscoredSchool, moment: string): PressFile[] {
  const data = schoolData[key]
  const drawn = picturesOf(key, school).map(({ path, contentType, draw }) => ({
    path,
    contentType,
    bytes: () => Buffer.from(draw()),
  }))
  return [...drawn, ...pressFiles(openNewsroom(data, school, momentOf(moment, data.timeZone)))]
}
