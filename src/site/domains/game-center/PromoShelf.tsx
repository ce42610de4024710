import type { PromoItem } from '#contract/game-center.ts'
import { priceText } from '#site/domains/settings/shop-words.ts'
import { useLink } from '#site/page/links/use-link.ts'
import { Image } from '#ui/Image.tsx'
import styles from './PromoShelf.module.css'

/** Things of the school's shop that go with a game. */
export function PromoShelf({ items }: { items: PromoItem[] }) {
  const link = useLink()
  return (
    <ul className={styles.shelf}>
      {items.map(({ id, title, imageUrl, link: url, finalPrice, originalPrice }) => (
        <li key={id}>
          {imageUrl ? (
            <Image src={imageUrl} alt="" width={480} height={480} sizes="(min-width: 64em) 16vw, 45vw" />
          ) : null}
          <a {...link(url)} className={styles.title}>
            {title}
          </a>
          {finalPrice === null ? null : (
            <p>
              {originalPrice !== null && finalPrice < originalPrice ? (
                <s>
                  <span className="visually-hidden">Was </span>
                  {priceText(originalPrice)}
                </s>
              ) : null}{' '}
              <b>{priceText(finalPrice)}</b>
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
