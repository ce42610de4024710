import type { ProductLook, ProductShape } from '../../art/products.ts'
import { type Day, instantOf } from '../../basics/calendar.ts'
import { fileUrl, productPath } from '../../basics/paths.ts'
import type { Sport } from '../../model/model.ts'
import type { SettingsListRows } from '../../model/model-settings.ts'
import type { SchoolData } from '../../schools/school-data.ts'

interface ProductData {
  key: string
  /** '{mascot}' and '{sport}' are filled in by the school. */
  title: string
  shape: ProductShape
  price: number
  isLight?: boolean
  /** The place of its sport in the school's list. */
  sport?: number
  discount?: { type: 'percent' | 'amount'; amount: number; days?: number }
}

const products: ProductData[] = [
  { key: 'home-tee', title: '{mascot} Home Tee', shape: 'tee', price: 2_800 },
  {
    key: 'away-tee',
    title: '{mascot} Away Tee',
    shape: 'tee',
    price: 2_800,
    isLight: true,
    discount: { type: 'percent', amount: 25, days: 20 },
  },
  {
    key: 'sideline-hoodie',
    title: 'Sideline Hoodie',
    shape: 'hoodie',
    price: 6_450,
    discount: { type: 'amount', amount: 1_000, days: 12 },
  },
  { key: 'campus-hoodie', title: 'Campus Hoodie', shape: 'hoodie', price: 5_900, isLight: true },
  { key: 'classic-cap', title: 'Classic Cap', shape: 'cap', price: 2_400 },
  {
    key: 'rain-cap',
    title: 'Rain Cap',
    shape: 'cap',
    price: 2_650,
    isLight: true,
    discount: { type: 'percent', amount: 10 },
  },
  { key: 'dawn-mug', title: 'Dawn Practice Mug', shape: 'mug', price: 1_450 },
  {
    key: 'rally-scarf',
    title: 'Rally Scarf',
    shape: 'scarf',
    price: 2_200,
    discount: { type: 'percent', amount: 40, days: -5 },
  },
  { key: 'trail-bottle', title: 'Trail Bottle', shape: 'bottle', price: 1_995, isLight: true },
  {
    key: 'dorm-pennant',
    title: 'Dorm Pennant',
    shape: 'pennant',
    price: 1_200,
    discount: { type: 'amount', amount: 300 },
  },
  { key: 'clear-bag', title: 'Clear Game Day Bag', shape: 'bag', price: 1_800, isLight: true },
  {
    key: 'sport-tee',
    title: '{sport} Tee',
    shape: 'tee',
    price: 3_000,
    sport: 0,
    discount: { type: 'percent', amount: 15, days: 30 },
  },
]

export function shopOf(
  school: SchoolData,
  sports: readonly Sport[],
  today: Day,
): SettingsListRows['shopProducts'] {
  const shopUrl = `https://shop.example/${school.key}`
  return products.map(({ key, title, price, sport, discount }, index) => {
    const team = sport === undefined ? undefined : sports[sport]
    return {
      id: index + 1,
      sportId: team?.id ?? null,
      title: title.replace('{mascot}', school.mascotPlural).replace('{sport}', team?.title ?? ''),
      price,
      discountType: discount?.type ?? null,
      discountAmount: discount?.amount ?? null,
      discountExpiration:
        discount?.days === undefined ? null : instantOf(today + discount.days, '23:59', school.timeZone),
      imageUrl: fileUrl(productPath(school.key, key)),
      link: `${shopUrl}/${key}`,
      shopUrl,
      rank: index + 1,
    }
  })
}

/** How the things of the shop look, by their key. */
export function productLooks(school: SchoolData): (ProductLook & { key: string })[] {
  const { primary, secondary } = school.brand
  return products.map(({ key, shape, isLight = false }) => ({
    key,
    shape,
    letters: school.abbreviation,
    ground: isLight ? '#f3f1ec' : primary,
    accent: secondary,
    ink: primary,
  }))
}
