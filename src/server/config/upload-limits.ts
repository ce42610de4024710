import type { AssetType } from '#contract/editing/kinds/asset-types.ts'
import type { Config } from './config.ts'

/** How many megabytes a file of each type may have. */
export const uploadLimits = (config: Config): Readonly<Record<AssetType, number>> => ({
  picture: config.UPLOAD_PICTURE_MB,
  video: config.UPLOAD_VIDEO_MB,
  sound: config.UPLOAD_SOUND_MB,
  document: config.UPLOAD_DOCUMENT_MB,
})
