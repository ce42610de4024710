/** Letters that are no letter with a mark, as people without them on the keyboard write them. */
const plainLetters: Record<string, string> = {
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ı: 'i',
}

/** A text as it is compared: without case, accents and punctuation. "O’Neil-Núñez" and "oneil nunez" are one. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[øđðłßæœþı]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/&/g, ' and ')
    .replace(/['’‘ʼ`´".]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
