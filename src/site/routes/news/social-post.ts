import { createHash } from 'node:crypto'
import type { LoaderFunctionArgs } from 'react-router'
import { socialPost } from '#contract/text/social-posts.ts'
import { orNothingThere } from '#site/domains/feeds/text-response.ts'
import { cachedPage } from '#site/page/page.ts'

const style = 'html,body,iframe{display:block;width:100%;height:100%;margin:0;border:0}'
const styleHash = createHash('sha256').update(style).digest('base64')
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/**
 * A post of a network in a document of its own, which a story's page frames once somebody asks for it. So the policy of
 * no page has to let a network in: this one names the one network, and runs nothing itself.
 */
export const loader = ({ request }: LoaderFunctionArgs): Promise<Response> =>
  orNothingThere(async () => {
    const post = socialPost(new URL(request.url).searchParams.get('post') ?? '')
    if (!post) return null
    const frame = `<iframe src="${escaped(post.frame)}" title="Post on ${post.title}" allow="encrypted-media; fullscreen; picture-in-picture" referrerpolicy="strict-origin-when-cross-origin"></iframe>`
    const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Post on ${post.title}</title><style>${style}</style></head><body>${frame}</body></html>`
    return new Response(html, {
      headers: {
        ...cachedPage(),
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; frame-src ${new URL(post.frame).origin}; frame-ancestors 'self'; base-uri 'none'; form-action 'none'`,
      },
    })
  })
