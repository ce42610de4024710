export const streamType = 'application/vnd.apple.mpegurl'

const types: Record<string, string> = {
  m3u8: streamType,
  mp4: 'video/mp4',
  webm: 'video/webm',
  mov: 'video/quicktime',
}

const endingOf = (address: string): string => /\.(\w+)(?:[?#]|$)/.exec(address)?.[1]?.toLowerCase() ?? ''

/** What a browser is told about a recording, so that it passes over what it cannot play. */
export const videoType = (address: string): string | undefined => types[endingOf(address)]

/** A playlist of pieces (HLS), which few browsers play by themselves. */
export const isStream = (address: string): boolean => videoType(address) === streamType

/** The archive's own name of a recording may be that of its file. */
export const isStoredVideo = (name: string): boolean =>
  /^[\w-]+(?:\/[\w-][\w.-]*)+$/.test(name) && !name.includes('..') && videoType(name) !== undefined
