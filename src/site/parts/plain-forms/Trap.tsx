/** What it is called; no program that fills in forms for people knows a value of that name. */
export const trapName = 'blank'

/**
 * A field for programs that fill in everything; people do not see it. Browsers and keepers of passwords are told to leave
 * it alone, each in its own way. It is moved out of sight by the class, because programs know `display: none`.
 */
export function Trap() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        Leave this empty
        <input
          name={trapName}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore=""
          data-bwignore=""
          data-lpignore="true"
          data-form-type="other"
        />
      </label>
    </div>
  )
}
