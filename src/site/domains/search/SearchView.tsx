import { ServerHtml } from '#site/lateness/ServerHtml.tsx'
import { FilterForm, FilterSelect, FilterText } from '#site/parts/filters/FilterForm.tsx'
import { FilterLinks } from '#site/parts/filters/FilterLinks.tsx'
import { PageHead } from '#site/parts/heads/PageHead.tsx'
import { ListFrame } from '#site/parts/lists/ListFrame.tsx'
import { countWords } from '#site/parts/lists/list-query.ts'
import type { SearchData } from './load-search.ts'
import { SearchGroups } from './SearchGroups.tsx'
import styles from './SearchView.module.css'
import { kindNames, kindTitle, type SearchChoice, searchHref } from './search-choice.ts'
import { useResultKeys } from './use-result-keys.ts'

type Shown = Omit<SearchData, 'head' | 'sportBar' | 'groups'> & { groups: SearchData['groups'] | undefined }

/** Words, and what was found by them: of every kind the best, of one kind all, a page at a time. */
export function SearchView(page: Shown) {
  const { choice, sports, kinds, total, pages, groups, ideas } = page
  const { q, kind } = choice
  useResultKeys()
  const to = (change: Partial<SearchChoice>) => searchHref({ ...choice, page: 1, ...change })
  return (
    <>
      <PageHead title="Search" note="Stories, people, teams, games and places." />
      <ListFrame
        tools={
          <>
            <FilterForm action="/search" label="The whole site" submit="Search">
              <FilterText
                label="Words"
                name="q"
                value={q}
                required
                // A space is no word.
                pattern=".*\S.*"
                title="Words to look for"
                aria-describedby="search-keys"
              />
              <FilterSelect
                label="Sport"
                name="sport"
                value={choice.sportSlug ?? ''}
                options={[{ value: '', label: 'Every sport' }, ...sports]}
              />
              {kind ? <input type="hidden" name="kind" value={kind} /> : null}
            </FilterForm>
            {total > 0 ? (
              <FilterLinks
                label="Kind"
                links={[
                  { href: to({ kind: null }), label: `All ${total}`, current: kind === null },
                  ...kinds.map((one) => ({
                    href: to({ kind: one.kind }),
                    label: `${kindTitle(one.kind)} ${one.count}`,
                    current: one.kind === kind,
                  })),
                ]}
              />
            ) : null}
          </>
        }
        status={q === '' ? 'What are you looking for?' : <Found {...page} />}
        clear={
          q !== '' && (choice.sportSlug || kind)
            ? { href: to({ kind: null, sportSlug: null }), label: 'Search everything' }
            : null
        }
        note={
          <span id="search-keys" className={total > 0 ? `u-note-xs ${styles.keys}` : 'visually-hidden'}>
            The arrow keys <kbd>↓</kbd> <kbd>↑</kbd> lead through the results.
          </span>
        }
        pages={{ page: choice.page, pages, href: (one) => to({ page: one }) }}
      >
        <ServerHtml id="found" value={groups}>
          {(list) => <SearchGroups groups={list} choice={choice} />}
        </ServerHtml>
        {ideas.length > 0 ? (
          <nav className={`u-grid u-gap-2 ${styles.ideas}`} aria-label="Where to look instead">
            <p>{q === '' ? 'Much read:' : 'Or look here:'}</p>
            <ul>
              {ideas.map(({ name, href }) => (
                <li key={href}>
                  <a href={href}>{name}</a>
                </li>
              ))}
              <li>
                <a href="/archives">Story archives</a>
              </li>
              <li>
                <a href="/staff-directory">Staff directory</a>
              </li>
            </ul>
          </nav>
        ) : null}
      </ListFrame>
    </>
  )
}

function Found({ choice, kinds, total, totalItems, sportTitle, suggestion }: Shown) {
  const { q, kind } = choice
  const place = sportTitle ? ` in ${sportTitle}` : ''
  if (suggestion !== null) {
    return (
      <>
        Nothing was found for “{q}”{place}. Did you mean{' '}
        <a className="u-bold" href={searchHref({ ...choice, q: suggestion, page: 1 })}>
          {suggestion}
        </a>
        ?{total > 0 ? ` ${countWords(total, 'result', 'results')} for it:` : ''}
      </>
    )
  }
  if (total === 0) return `Nothing was found for “${q}”${place}. Try fewer words, or another spelling.`
  if (kind) {
    const [one, many] = kindNames[kind]
    return `${countWords(totalItems, one, many)} for “${q}”${place}`
  }
  const inKinds = kinds.length > 1 ? ` of ${kinds.length} kinds` : ''
  return `${countWords(total, 'result', 'results')}${inKinds} for “${q}”${place}`
}
