/** What a file of the media library is, told by its content. */
export const assetTypes = ['picture', 'video', 'sound', 'document'] as const
export type AssetType = (typeof assetTypes)[number]

/** What a document lacks for those who do not see it. */
export const documentGaps = ['untagged', 'untitled', 'no-language', 'no-text'] as const
export type DocumentGap = (typeof documentGaps)[number]

/** What the library is searched for: pictures without words, documents without tags, files that nothing shows. */
export const assetLacks = ['alt', 'tags', 'use'] as const
export type AssetLack = (typeof assetLacks)[number]

/** What is known of a file by itself, and need not be typed where the file is shown. */
export const assetFacts = ['contentType', 'bytes', 'durationSeconds', 'captions'] as const
export type AssetFact = (typeof assetFacts)[number]
