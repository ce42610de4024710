/** Without the word that every school has: 'Halcyon State University' is called Halcyon State. */
export function shortSchoolName(name: string): string {
  return name
    .replace(/^The /, '')
    .replace(/^University of /, '')
    .replace(/ (University|College)$/, '')
}
