import { Check } from 'typebox/value'
import { describe, expect, test } from 'vitest'
import { parseForm } from '#contract/forms/form-parse.ts'
import { parseRules } from '#contract/forms/form-rules.ts'
import { SocialNetwork } from '#contract/settings.lists.ts'
import { fieldControls } from '#contract/shapes/form-schema.ts'
import { sampleField, sampleForm } from '#contract/testing/form-sample.ts'
import { fileUrl } from './basics/paths.ts'
import { picturesOf } from './files/pictures.ts'
import { generateSchool } from './generate/school.ts'
import type { SchoolKey } from './model/model.ts'

const specifiedRules = (
  'accepted alpha alphanumeric between confirm contains date_after date_before date_between date_format email ends_with is length ' +
  'lowercase matches max min not number require_one required starts_with symbol uppercase url'
).split(' ')

const noon = '2026-11-15T17:00:00Z'

describe.each<SchoolKey>(['halcyon', 'tamarack'])('what surrounds the content of %s', (key) => {
  const school = generateSchool(key, '2026-11-15')
  const sportIds = new Set(school.sports.map(({ id }) => id))
  const running = ({ startDate, endDate }: { startDate: string | null; endDate: string | null }) =>
    (startDate === null || startDate <= noon) && (endDate === null || endDate >= noon)

  test('every row is told apart by its id, and every sport it names is known', () => {
    const lists: [string, readonly { id: number; sportId?: number | null }[]][] = Object.entries(
      school,
    ).filter(([, rows]) => Array.isArray(rows) && rows.length > 0 && 'id' in (rows[0] as object))
    expect(lists.length).toBeGreaterThan(20)
    for (const [name, rows] of lists) {
      expect([name, new Set(rows.map(({ id }) => id)).size]).toEqual([name, rows.length])
      const unknown = rows.filter(({ sportId }) => typeof sportId === 'number' && !sportIds.has(sportId))
      expect([name, unknown]).toEqual([name, []])
    }
  })

  test('rows of a list have the same columns, so that none is lost when they are written', () => {
    for (const rows of [
      school.promotionCampaigns,
      school.splashes,
      school.takeovers,
      school.forms,
      school.formFields,
      school.formOptions,
      school.ticketLinks,
    ]) {
      const columns = rows.map((row) =>
        Object.keys(row)
          .toSorted((a, b) => a.localeCompare(b))
          .join(),
      )
      expect(new Set(columns).size).toBe(1)
    }
  })

  test('there is a promotion of every type and of every effect, and a location without one today', () => {
    const live = (locationId: number) =>
      school.promotionCampaigns.filter((campaign) => campaign.locationId === locationId && running(campaign))
    const shown = school.promotionLocations.filter(({ id }) => live(id).length > 0)
    expect(new Set(shown.map(({ type, effect }) => `${type} ${effect}`))).toEqual(
      new Set([
        'icons none',
        'multi slide',
        'html none',
        'single none',
        'single random',
        'multi random',
        'multi none',
      ]),
    )
    expect(shown.length).toBe(school.promotionLocations.length - 1)
    const ids = new Set(school.promotionLocations.map(({ id }) => id))
    expect(school.promotionCampaigns.filter(({ locationId }) => !ids.has(locationId))).toEqual([])
  })

  test('one alert is active, one has ended, one is not for the web', () => {
    const onWeb = school.alerts.filter(({ enabled, showOnWeb }) => enabled && showOnWeb)
    expect(onWeb.filter(({ endDate }) => endDate === null || endDate >= noon)).toHaveLength(1)
    expect(onWeb.filter(({ endDate }) => endDate !== null && endDate < noon)).toHaveLength(1)
    expect(school.alerts.some(({ enabled, showOnWeb }) => enabled && !showOnWeb)).toBe(true)
  })

  test('a splash and takeovers are on for a sport each, none for Home; others are off by switch or dates', () => {
    const shownOn = [school.splashes, school.takeovers].map((rows) => {
      const on = rows.filter((row) => row.enabled && running(row))
      return [...new Set(on.map(({ sportId }) => school.sports.find(({ id }) => id === sportId)?.shortname))]
    })
    expect(shownOn).toEqual([['swim'], ['track']])
    for (const rows of [school.splashes, school.takeovers]) {
      expect(rows.some((row) => row.enabled && !running(row))).toBe(true)
      expect(rows.some((row) => !row.enabled && running(row))).toBe(true)
    }
  })

  test('the takeovers that are on lead to two games', () => {
    const games = new Set(school.games.map(({ id }) => `/game-center/${id}`))
    const urls = school.takeovers.flatMap((row) => (row.enabled && running(row) ? row.url : []))
    expect([new Set(urls).size, urls.every((url) => url !== null && games.has(url))]).toEqual([2, true])
  })

  test('tags stand in the head and at both ends of the body; one carries an img', () => {
    const enabled = school.trackingTags.filter((tag) => tag.enabled)
    expect(enabled.some(({ head }) => head.script.length > 0)).toBe(true)
    expect(enabled.some(({ head }) => head.style.length > 0)).toBe(true)
    expect(enabled.some(({ openBody }) => openBody.noscript.length > 0)).toBe(true)
    expect(enabled.some(({ closeBody }) => closeBody.script.length > 0)).toBe(true)
    expect(enabled.filter(({ closeBody }) => closeBody.img.length > 0)).toHaveLength(1)
  })

  test('tags load nothing from elsewhere; one school asks for consent and one has nothing to ask for', () => {
    const enabled = school.trackingTags.filter((tag) => tag.enabled)
    const objects = enabled.flatMap(({ head, openBody, closeBody }) => [head, openBody, closeBody])
    expect(objects.flatMap(({ script }) => script).filter(({ attributes }) => attributes.src)).toEqual([])
    expect(enabled.some(({ isNecessary }) => !isNecessary)).toBe(school.tenant.key === 'halcyon')
    expect(school.tenant.configuration.gtmIds).toEqual([])
  })

  test('there is a form of every status, a hidden and a protected one, and a field of every type', () => {
    const { forms, formFields } = school
    expect(forms.some(({ startDate }) => startDate !== null && startDate > noon)).toBe(true)
    expect(forms.some(({ expirationDate }) => expirationDate !== null && expirationDate < noon)).toBe(true)
    expect(
      forms.some(
        ({ maxSubmissions, submissionsCount }) =>
          maxSubmissions !== null && submissionsCount >= maxSubmissions,
      ),
    ).toBe(true)
    expect(forms.some(({ isHidden }) => isHidden)).toBe(true)
    expect(forms.some(({ accessCode }) => accessCode !== null)).toBe(true)
    expect(new Set(forms.map(({ paymentFormType }) => paymentFormType))).toEqual(
      new Set([null, 'fixed', 'quantity', 'options']),
    )
    expect(new Set(formFields.map(({ type }) => type))).toEqual(new Set(Object.keys(fieldControls)))
  })

  test('a form has a field for every rule of the specification, and every form can be read', () => {
    const { forms, formFields } = school
    const schemas = forms.map((form) =>
      parseForm(
        sampleForm(
          formFields
            .filter(({ formId }) => formId === form.id)
            .map(({ formId: _, conditions: _conditions, ...field }) =>
              sampleField(field.id, field.type, field),
            ),
          { emailField: form.emailField },
        ),
        { today: '2026-11-15' },
      ),
    )
    const used = schemas.flatMap(({ fields }) => fields.flatMap(({ rules }) => parseRules(rules)))
    expect(new Set(used.map(({ name }) => name))).toEqual(new Set(specifiedRules))
  })

  test('conditions, email and quantity fields point at fields of the same form', () => {
    const { forms, formFields, formOptions } = school
    const isOf = (formId: number, id: number | null) =>
      id === null || formFields.some((field) => field.id === id && field.formId === formId)
    expect(
      forms.filter(
        ({ id, emailField, paymentQuantityField }) =>
          !isOf(id, emailField) || !isOf(id, paymentQuantityField),
      ),
    ).toEqual([])
    const conditions = formFields.flatMap(({ formId, conditions: all }) =>
      all.map((condition) => ({ formId, ...condition })),
    )
    expect(new Set(conditions.map(({ rule }) => rule))).toEqual(new Set(['Is', 'Is Not']))
    expect(conditions.some(({ value }) => value === 'any')).toBe(true)
    for (const { formId, fieldId, optionId } of conditions) {
      expect(isOf(formId, fieldId)).toBe(true)
      expect(
        optionId === null ||
          formOptions.some((option) => option.id === optionId && option.fieldId === fieldId),
      ).toBe(true)
    }
    expect(formOptions.some(({ showOtherAnswer }) => showOtherAnswer)).toBe(true)
    expect(formOptions.some(({ paymentAmount }) => (paymentAmount ?? 0) > 0)).toBe(true)
    expect(
      [...Map.groupBy(formOptions, ({ fieldId }) => fieldId).values()].some((options) => options.length >= 5),
    ).toBe(true)
  })

  test('all fifteen networks are used, by the department and by sports, under the handles the sports give', () => {
    const { socialAccounts, sports } = school
    const used = new Set(socialAccounts.map(({ network }) => network))
    expect([used.size, [...used].every((network) => Check(SocialNetwork, network))]).toEqual([15, true])
    expect(socialAccounts.some(({ sportId }) => sportId === null)).toBe(true)
    const strays = socialAccounts.filter(({ sportId, network, handle }) => {
      const sport = sports.find(({ id }) => id === sportId)
      return sport && network === 'instagram' && handle !== sport.instagram
    })
    expect(strays).toEqual([])
  })

  test('the shop has twelve products: with discounts that run, that ran out and without', () => {
    const { shopProducts } = school
    expect(shopProducts).toHaveLength(12)
    expect(new Set(shopProducts.map(({ discountType }) => discountType))).toEqual(
      new Set([null, 'percent', 'amount']),
    )
    expect(
      shopProducts.some(({ discountExpiration }) => discountExpiration !== null && discountExpiration < noon),
    ).toBe(true)
    expect(
      shopProducts.some(({ discountExpiration }) => discountExpiration !== null && discountExpiration > noon),
    ).toBe(true)
  })

  test('twenty redirects and more lead from old paths inside and outside the site, and never in a ring', () => {
    const { redirects } = school
    const sources = new Set(redirects.map(({ fromPath }) => fromPath))
    expect(redirects.length).toBeGreaterThanOrEqual(20)
    expect(sources.size).toBe(redirects.length)
    expect(
      redirects.filter(({ fromPath }) => fromPath !== fromPath.toLowerCase() || !/^\/.*[^/]$/.test(fromPath)),
    ).toEqual([])
    expect(redirects.some(({ location }) => location.startsWith('https://'))).toBe(true)
    expect(redirects.some(({ location }) => location.startsWith('//'))).toBe(true)
    expect(redirects.filter(({ location }) => sources.has(location))).toEqual([])
  })

  test('partners come in every tier, sponsors fill every slot, and menus name known ones', () => {
    expect(new Set(school.partners.map(({ tier }) => tier)).size).toBe(3)
    expect(new Set(school.houseSponsors.flatMap(({ slots }) => slots)).size).toBe(6)
    const sponsors = new Set(school.houseSponsors.map(({ id }) => id))
    const named = school.navigationItems.flatMap(({ sponsorId }) => sponsorId ?? [])
    expect([named.length > 0, named.every((id) => sponsors.has(id))]).toEqual([true, true])
  })

  test('every picture of these rows is drawn', () => {
    const drawn = new Set(picturesOf(key, school).map(({ path }) => fileUrl(path)))
    const wanted = [
      ...school.houseSponsors.flatMap(({ logo, banner }) => [logo, banner?.url]),
      ...school.partners.map(({ logo }) => logo?.url),
      ...school.shopProducts.map(({ imageUrl }) => imageUrl),
      ...school.promotionCampaigns.flatMap(({ picture }) => picture?.images.map(({ url }) => url) ?? []),
      ...school.splashes.flatMap(({ picture }) => picture?.images.map(({ url }) => url) ?? []),
    ]
    expect(wanted.filter((url) => url === undefined || !drawn.has(url))).toEqual([])
  })

  test('every sport has a group of additional links in its menu', () => {
    const menus = school.navigationItems.filter(({ menu }) => menu === 'sport')
    for (const { id, nonSport } of school.sports) {
      if (nonSport) continue
      const group = menus.find(({ sportId, className }) => sportId === id && className === 'additional-links')
      expect(menus.filter(({ parentId }) => parentId === group?.id).length).toBeGreaterThan(1)
    }
  })
})
