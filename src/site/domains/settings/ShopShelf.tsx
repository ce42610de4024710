import type { ShopProduct } from '#contract/settings.lists.ts'
import { useLink } from '#site/page/links/use-link.ts'
import { useRootData } from '#site/page/school/root-data.ts'
import { Image } from '#ui/Image.tsx'
import { Stamp } from '#ui/Stamp.tsx'
import styles from './ShopShelf.module.css'
import { discountWords, priceText } from './shop-words.ts'

/** Things of the team's colours with the price of the day. */
export function ShopShelf({ products }: { products: ShopProduct[] }) {
  const link = useLink()
  const timeZone = useRootData()?.tenant.timeZone ?? 'UTC'
  return (
    <ul className={styles.shelf}>
      {products.map(({ id, title, imageUrl, link: url, originalPrice, finalPrice, discount }) => (
        <li key={id} className={styles.product}>
          <Image
            className={styles.picture}
            src={imageUrl}
            alt=""
            width={480}
            height={480}
            sizes="(min-width: 64em) 17vw, 45vw"
          />
          {discount ? (
            <Stamp tone="brand" className={styles.discount}>
              {discountWords(discount, timeZone)}
            </Stamp>
          ) : null}
          <h3 className={styles.title}>
            <a {...link(url)} className="u-card-link">
              {title}
            </a>
          </h3>
          <p className={styles.price}>
            {finalPrice < originalPrice ? (
              <s>
                <span className="visually-hidden">Was </span>
                {priceText(originalPrice)}
              </s>
            ) : null}
            <b>{priceText(finalPrice)}</b>
          </p>
        </li>
      ))}
    </ul>
  )
}
