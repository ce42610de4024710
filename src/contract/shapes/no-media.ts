import type { StoredGameMedia } from './game-media.ts'

export const noMedia: StoredGameMedia = {
  audio: null,
  video: null,
  stats: null,
  tickets: null,
  custom1: null,
  custom2: null,
  custom3: null,
  tv: null,
  tvImage: null,
  radio: null,
  gameNote: null,
  promotionName: null,
}
