import { ServerHtml } from '#site/lateness/ServerHtml.tsx'
import { PageLinks } from '#site/parts/lists/PageLinks.tsx'
import { HonorsHead } from './HonorsHead.tsx'
import styles from './HonorsListView.module.css'
import { HonorsTools } from './HonorsTools.tsx'
import type { HonorGroup } from './honor-entries.ts'
import { honorsHref, isNarrowed } from './honors-choice.ts'
import type { HonorsListPage } from './honors-list-page.ts'
import { honorsWall } from './honors-loads.ts'
import { countOf } from './honors-words.ts'

interface HonorsListViewProps {
  page: HonorsListPage
  /** In the HTML only. */
  groups: HonorGroup[] | undefined
}

/** Everybody on a list of honors, under years, sports or letters. */
export function HonorsListView({ page, groups }: HonorsListViewProps) {
  const { title, note, facts, places, list, choice, noun, look, totalItems, pages } = page
  const narrowed = isNarrowed(choice)
  return (
    <>
      <HonorsHead title={title} note={note} facts={facts} places={places} current={list.address} />
      <div className="u-page">
        <HonorsTools page={page} />
        <p className={`u-cluster u-gap-1-4 u-muted ${styles.found}`}>
          <span role="status">
            {countOf(totalItems, noun)}
            {choice.text ? ` for “${choice.text}”` : ''}
            {choice.letter ? ` under ${choice.letter}` : ''}
          </span>
          {narrowed ? (
            <a href={honorsHref(list, { grouping: choice.grouping })} data-keep-scroll="">
              Show everybody
            </a>
          ) : null}
        </p>
        <ServerHtml id="honors" value={groups}>
          {(own) => {
            const { HonorGroups } = honorsWall.get()
            return own.length > 0 ? (
              <HonorGroups groups={own} look={look} />
            ) : (
              <p>
                {narrowed
                  ? 'Nobody fits. Try the last name alone, or another year.'
                  : 'Nobody is listed yet.'}
              </p>
            )
          }}
        </ServerHtml>
        <PageLinks
          page={choice.page}
          pages={pages}
          href={(shown) => honorsHref(list, { ...choice, page: shown })}
        />
      </div>
    </>
  )
}
