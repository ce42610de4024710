import { fold } from './fold.ts'

/** 'jose-nunez' for José Núñez. */
export const slugOf = (words: string): string => fold(words).replaceAll(' ', '-').slice(0, 100) || 'unnamed'
