/** Pictures of one place whose words are the same are told apart by their place among those: nobody hears one of them twice. */
export function toldApart<Picture extends { alt: string }>(pictures: readonly Picture[]): Picture[] {
  const alike = Map.groupBy(pictures, ({ alt }) => alt)
  return pictures.map((picture) => {
    const same = alike.get(picture.alt) ?? []
    if (picture.alt === '' || same.length < 2) return picture
    return { ...picture, alt: `${picture.alt}, ${same.indexOf(picture) + 1} of ${same.length}` }
  })
}
