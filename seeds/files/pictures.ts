import { crest } from '../art/crest.ts'
import { mark } from '../art/marks.ts'
import { mascot } from '../art/mascots.ts'
import { defaultPerson, portrait } from '../art/portraits/portrait.ts'
import { type PortrayedSchool, wardrobeOf } from '../art/portraits/wardrobe.ts'
import { poster, shareImage } from '../art/poster.ts'
import { scenePictures } from '../art/scenes.ts'
import { slugOf } from '../basics/names.ts'
import {
  crestPath,
  fileUrl,
  inducteePath,
  networkPath,
  portraitPath,
  posterPath,
  scenePath,
} from '../basics/paths.ts'
import { rivalsOf } from '../generate/games/opponents.ts'
import { schoolData } from '../generate/school.ts'
import type { Picture, SchoolKey } from '../model/model.ts'
import { sportDefinition } from '../sports/catalogue.ts'
import { frontPictures } from './front-pictures.ts'

/** Every file a school's rows point to. */
export function picturesOf(key: SchoolKey, school: PortrayedSchool): Picture[] {
  const data = schoolData[key]
  const { brand } = data
  const picture = (path: string, draw: () => string): Picture => ({
    path,
    contentType: 'image/svg+xml',
    draw,
  })
  const { primary, secondary } = brand
  const initial = data.shortName.slice(0, 1)
  const wear = wardrobeOf(
    data.teams.map(({ shortname }) => sportDefinition(shortname).family),
    school,
  )
  const families = data.teams.map(({ shortname }) => sportDefinition(shortname).family)
  return [
    picture(`${key}/logo.svg`, () => mascot(key)),
    picture(`${key}/og.svg`, () => shareImage(key, brand)),
    picture(`${key}/default-person.svg`, () => defaultPerson(brand, initial)),
    picture(`${key}/conference.svg`, () =>
      mark({
        letters: data.conference.abbreviation,
        sign: key === 'halcyon' ? 'wave' : 'pine',
        ground: '#1B263B',
        accent: '#E0C36A',
      }),
    ),
    picture(`${key}/partners/fund.svg`, () =>
      mark({ letters: 'FUND', sign: 'crown', ground: primary, accent: secondary }),
    ),
    picture(`${key}/partners/association.svg`, () =>
      mark({ letters: 'NCSA', sign: 'star', ground: '#243B6B', accent: '#F4F4F4' }),
    ),
    picture(`${key}/partners/apparel.svg`, () =>
      mark({
        letters: key === 'halcyon' ? 'FTM' : 'RDG',
        sign: key === 'halcyon' ? 'wing' : 'peak',
        ground: '#151515',
        accent: '#ffffff',
      }),
    ),
    // The school's own channel; others have a name alone.
    ...data.television
      .slice(0, 1)
      .map((name) =>
        picture(networkPath(key, slugOf(name)), () =>
          mark({ letters: 'TV', sign: 'bolt', ground: primary, accent: secondary }),
        ),
      ),
    ...rivalsOf(data).map(({ opponent, colors, motif }) =>
      picture(crestPath(key, opponent.slug), () =>
        crest({ key: opponent.slug, letters: opponent.abbreviation, colors, motif }),
      ),
    ),
    ...data.teams.map(({ shortname }) =>
      picture(posterPath(key, shortname), () =>
        poster({
          school: key,
          key: shortname,
          family: sportDefinition(shortname).family,
          brand,
          kind: 'sport',
        }),
      ),
    ),
    picture(posterPath(key, 'general'), () =>
      poster({ school: key, key: 'general', family: 'general', brand, kind: 'sport' }),
    ),
    ...scenePictures(key, brand, families).map(({ name, draw }) => picture(scenePath(key, name), draw)),
    ...data.facilities.map(({ key: name, families }) =>
      picture(posterPath(key, name), () =>
        poster({ school: key, key: name, family: families[0] ?? 'general', brand, kind: 'facility' }),
      ),
    ),
    ...frontPictures(data).map(([path, draw]) => picture(path, draw)),
    ...school.players.map(({ id, gender }) =>
      picture(portraitPath(key, 'players', id), () =>
        portrait({ key: `${key}/player/${id}`, gender, isStaff: false, brand, initial, ...wear.player(id) }),
      ),
    ),
    // A number is retired with the portrait that hangs in the hall, which is drawn once.
    ...school.inductees
      .filter(({ id, image }) => image === fileUrl(inducteePath(key, id)))
      .map((inductee) =>
        picture(inducteePath(key, inductee.id), () =>
          portrait({
            key: `${key}/inductee/${inductee.id}`,
            gender: inductee.gender,
            isStaff: inductee.role !== 'player',
            brand,
            initial,
            ...wear.inductee(inductee),
          }),
        ),
      ),
    ...school.staffMembers.map((member) =>
      picture(portraitPath(key, 'staff', member.id), () =>
        portrait({
          key: `${key}/staff/${member.id}`,
          gender: member.gender,
          isStaff: true,
          brand,
          initial,
          ...wear.staff(member),
        }),
      ),
    ),
  ]
}
