interface StoryAnswer {
  url: string
  hasVideo: boolean
}

interface FileAnswer {
  url: string
  isProtected: boolean
}

/** Addresses of stories and sport files: the day in them belongs to the name. */
export async function newsSamples(get: <T>(path: string) => Promise<T>) {
  const stories = await get<{ items: StoryAnswer[] }>('/stories?type=recap&$pageSize=100')
  const files = await get<{ items: FileAnswer[] }>('/sportfiles?$pageSize=100')
  // A recap with a film has everything a story can have.
  const story = stories.items.find(({ hasVideo }) => hasVideo)?.url ?? ''
  const file = files.items.find(({ isProtected }) => !isProtected)?.url ?? ''
  const dated = ':year/:month/:day'
  return {
    [`/news/${dated}/:story_slug`]: story,
    [`/hidden/news/${dated}/:story_slug`]: `/hidden${story}`,
    [`/sports/${dated}/:filename`]: file,
    [`/hidden/sports/${dated}/:filename`]: `/hidden${file}`,
    // One that needs no code leads to where it is open; the others answer 403, which tests/e2e/story.spec.ts has.
    [`/protected/sports/${dated}/:filename`]: `/protected${file}`,
  }
}
