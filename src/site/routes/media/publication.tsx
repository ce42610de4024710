import { useLoaderData } from 'react-router'
import { PageReader } from '#site/domains/media/publications/PageReader.tsx'
import { PdfReader } from '#site/domains/media/publications/PdfReader.tsx'
import { typeWord } from '#site/domains/media/publications/publication-words.ts'
import { formatDate } from '#site/format/date.ts'
import { lateLoad } from '#site/lateness/late-code.ts'
import { pageMeta } from '#site/page/meta.ts'
import { cachedPage, clientLoads, serverLoads } from '#site/page/page.ts'
import { PageHead } from '#site/parts/heads/PageHead.tsx'
import { Button } from '#ui/Button.tsx'

export const headers = cachedPage

export const meta = pageMeta

const loadPublication = lateLoad(
  async () => (await import('#site/domains/media/publications/load-publication.ts')).loadPublication,
)

export const loader = serverLoads(loadPublication)
export const clientLoader = clientLoads(loadPublication)

export default function PublicationPage() {
  const { publication } = useLoaderData<typeof loader>()
  const { id, title, type, description, date, sport, pages, pdf } = publication
  return (
    <>
      <PageHead
        title={title}
        up={{ href: '/publications', label: 'Publications' }}
        note={
          <>
            <span>{typeWord(type)}</span>
            <time dateTime={date}>{formatDate(date, 'MMMM d, yyyy')}</time>
            {sport ? <a href={`/sports/${sport.globalSportNameSlug}`}>{sport.title}</a> : null}
          </>
        }
      >
        {pdf ? (
          <Button kind="alternate" href={pdf} icon="download" download>
            Download PDF
          </Button>
        ) : null}
      </PageHead>
      <div className="u-page">
        {description ? <p className="u-measure u-text-lg">{description}</p> : null}
        {pages.length > 0 ? <PageReader key={id} title={title} pages={pages} /> : null}
        {pdf ? (
          <PdfReader title={title} pdf={pdf} cover={pages.length > 0 ? null : publication.cover} />
        ) : null}
      </div>
    </>
  )
}
