import { sportList } from '#contract/shapes/sport-list.ts'
import { Button } from '../parts/Button.tsx'
import styles from './NewSchool.module.css'

const years = [
  { year: 'fall', title: 'Fall' },
  { year: 'winter', title: 'Winter, and fall into spring' },
  { year: 'spring', title: 'Spring' },
] as const

/** The sports of a new school; each begins with the season that goes on. */
export function SportsField({
  value,
  onChange,
}: {
  value: readonly string[]
  onChange(keys: string[]): void
}) {
  const all = sportList.map(({ key }) => key)
  const isAll = value.length === all.length
  return (
    <div className={styles.fields}>
      <div className={styles.sportsHead}>
        <p className={styles.help}>
          {value.length === 0 ? 'None yet: they can be added later, too.' : `${value.length} chosen.`}
        </p>
        <Button onPress={() => onChange(isAll ? [] : all)}>{isAll ? 'Choose none' : 'Choose all'}</Button>
      </div>
      {years.map(({ year, title }) => (
        <fieldset key={year} className={styles.group}>
          <legend className={styles.legend}>{title}</legend>
          <div className={styles.sports}>
            {sportList
              .filter((sport) => sport.year === year)
              .map(({ key, title: name }) => (
                <label key={key} className={styles.sport}>
                  <input
                    type="checkbox"
                    className={styles.mark}
                    checked={value.includes(key)}
                    onChange={({ target }) =>
                      onChange(target.checked ? [...value, key] : value.filter((each) => each !== key))
                    }
                  />
                  {name}
                </label>
              ))}
          </div>
        </fieldset>
      ))}
    </div>
  )
}
