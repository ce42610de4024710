import type { Api } from '#contract/api.ts'

/** What every page of a school shows around its content, asked for once per visit. */
export async function loadShell(api: Api) {
  const [
    sports,
    seo,
    google,
    analytics,
    mobile,
    template,
    sportsTemplate,
    site,
    navigation,
    sponsors,
    alerts,
    headerIcons,
    footerSponsors,
    socialAccounts,
  ] = await Promise.all([
    api.sports.list(),
    api.settings.seo(),
    api.settings.google(),
    api.settings.analytics(),
    api.settings.mobile(),
    api.settings.template(),
    api.settings.sportsTemplate(),
    api.settings.site(),
    api.navigation.main(),
    api.ads.sponsors(),
    api.promotions.alerts(),
    api.promotions.byName({ promotionName: 'header-icons' }),
    api.promotions.byName({ promotionName: 'footer-sponsors' }),
    api.settings.socialAccounts({ departmentOnly: true }),
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
    sponsors,
    alerts,
    socialAccounts: socialAccounts.map(({ network, url }) => ({ network, url })),
    /** Shown by `ShellPromotion`. */
    promotions: { 'header-icons': headerIcons, 'footer-sponsors': footerSponsors },
  }
}

export type ShellData = Awaited<ReturnType<typeof loadShell>>
