import { product } from '../art/products.ts'
import { productPath, sponsorPath } from '../basics/paths.ts'
import { productLooks } from '../generate/front/shop.ts'
import type { SchoolData } from '../schools/school-data.ts'
import { sponsorData } from '../schools/sponsors.ts'
import { banner, wordmark } from './sponsors.ts'

/** The files of a school's sponsors and of its shop. */
export function frontPictures(school: SchoolData): [path: string, draw: () => string][] {
  return [
    ...sponsorData[school.key].flatMap((sponsor): [string, () => string][] => [
      [sponsorPath(school.key, sponsor.key, 'logo'), () => wordmark(sponsor)],
      [sponsorPath(school.key, sponsor.key, 'banner'), () => banner(sponsor)],
    ]),
    ...productLooks(school).map(({ key, ...look }): [string, () => string] => [
      productPath(school.key, key),
      () => product(look),
    ]),
  ]
}
