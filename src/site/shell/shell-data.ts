import type { Api } from '#contract/api.ts'

/** What every page of a school shows around its content, asked for once per visit. */
export async function loadShell(api: Api) {
  const [sports, seo, google, analytics, mobile, template, sportsTemplate, site, navigation] =
    await Promise.all([
      api.sports.list(),
      api.settings.seo(),
      api.settings.google(),
      api.settings.analytics(),
      api.settings.mobile(),
      api.settings.template(),
      api.settings.sportsTemplate(),
      api.settings.site(),
      api.navigation.main(),
    ])
  return {
    sports,
    seo: seo?.settings ?? null,
    google,
    analytics,
    mobile,
    template,
    sportsTemplate,
    site,
    navigation,
  }
}

export type ShellData = Awaited<ReturnType<typeof loadShell>>
