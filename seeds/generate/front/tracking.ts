import type { TagObject } from '#contract/tracking.ts'
import type { Sport } from '../../model/model.ts'
import type { PromotionRows } from '../../model/model-promotions.ts'
import type { SchoolData } from '../../schools/school-data.ts'

const nothing: TagObject = { script: [], style: [], noscript: [], img: [] }
const inline = (children: string, attributes: Record<string, string> = {}) => ({ attributes, children })

/** Harmless tags of each kind: they set a word on the page and call nobody. One school has one that asks first. */
export function trackingTagsOf(
  school: SchoolData,
  sports: readonly Sport[],
): Pick<PromotionRows, 'trackingTags'> {
  const everywhere = {
    enabled: true,
    isNecessary: true,
    pageTemplates: [],
    sportNames: [],
    contentId: null,
    head: nothing,
    openBody: nothing,
    closeBody: nothing,
  }
  const first = sports[0]
  return {
    trackingTags: [
      {
        ...everywhere,
        id: 1,
        rank: 1,
        name: 'School mark',
        head: {
          ...nothing,
          script: [
            inline(`document.documentElement.dataset.school = '${school.key}'`, { 'data-tag': 'school' }),
          ],
        },
      },
      {
        ...everywhere,
        id: 2,
        rank: 2,
        name: 'Print colours',
        pageTemplates: ['schedule-list', 'roster-list'],
        head: { ...nothing, style: [inline('@media print { body { color: #000 } }', { media: 'print' })] },
      },
      {
        ...everywhere,
        id: 3,
        rank: 3,
        name: 'Without scripts',
        pageTemplates: ['home-page'],
        openBody: {
          ...nothing,
          noscript: [inline('<p>Scores are updated when the page is loaded again.</p>')],
        },
      },
      {
        ...everywhere,
        id: 4,
        rank: 4,
        name: `${first?.title ?? 'Sport'} season mark`,
        sportNames: first ? [first.shortname] : [],
        closeBody: {
          ...nothing,
          script: [
            inline("document.documentElement.dataset.season = 'on'", {
              'data-tag': 'season',
              type: 'text/javascript',
            }),
          ],
        },
      },
      {
        ...everywhere,
        id: 5,
        rank: 5,
        name: 'Counting pixel, refused by the site',
        closeBody: {
          ...nothing,
          img: [{ attributes: { src: 'https://pixel.example/1.gif', alt: '' }, children: null }],
        },
      },
      {
        ...everywhere,
        id: 6,
        rank: 6,
        name: 'Switched off',
        enabled: false,
        head: { ...nothing, script: [inline("document.documentElement.dataset.off = 'no'")] },
      },
      ...(school.countsAudience
        ? [
            {
              ...everywhere,
              id: 7,
              rank: 7,
              name: 'Audience count',
              isNecessary: false,
              closeBody: {
                ...nothing,
                script: [
                  inline("document.documentElement.dataset.audience = 'counted'", { 'data-tag': 'audience' }),
                ],
              },
            },
          ]
        : []),
    ],
  }
}
