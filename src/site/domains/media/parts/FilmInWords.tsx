import type { Video } from '#contract/media.ts'

/** Where a film plays in place: whether there is anything to hear, and the way to what tells it in words. */
export function FilmInWords({
  film: { title, url, isSilent, transcript, described },
}: {
  film: Pick<Video, 'title' | 'url' | 'isSilent' | 'transcript' | 'described'>
}) {
  const told = [...(transcript ? ['transcript'] : []), ...(described ? ['audio description'] : [])].join(
    ' and ',
  )
  return (
    <>
      {isSilent ? <span>No sound</span> : null}
      {told ? (
        <a className="u-inline u-target" href={url}>
          With {told}
          <span className="visually-hidden">: {title}</span>
        </a>
      ) : null}
    </>
  )
}
