/** What a file of the media library is, told by its content. */
export const assetTypes = ['picture', 'video', 'sound', 'document'] as const
export type AssetType = (typeof assetTypes)[number]
