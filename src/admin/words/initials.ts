/** 'MW' of 'Marisol Whitcombe'. */
export const initials = (name: string): string => {
  const words = name.split(/\s+/).filter(Boolean)
  return `${words[0]?.charAt(0) ?? ''}${words.length > 1 ? (words.at(-1)?.charAt(0) ?? '') : ''}`.toUpperCase()
}
