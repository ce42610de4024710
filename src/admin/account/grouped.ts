/** A long key in groups of four, as people type it: 'JBSW Y3DP EHPK'. */
export const grouped = (key: string): string => key.match(/.{1,4}/g)?.join(' ') ?? ''
