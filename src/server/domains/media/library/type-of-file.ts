import type { AssetType } from '#contract/editing/kinds/asset-types.ts'
import { contentTypeOf } from '../../../adapters/storage.ts'

const families: Readonly<Record<string, AssetType>> = { image: 'picture', video: 'video', audio: 'sound' }

/** By its ending, which it was given for what is in it. */
export const typeOfFile = (file: string): AssetType =>
  families[contentTypeOf(file)?.split('/')[0] ?? ''] ?? 'document'
