/**
 * Few letters where more have no room, and what they stand for. Its name begins with what is seen: who speaks to the
 * page says that, and who listens hears both.
 */
export const Short = ({ of, full }: { of: string; full: string | null | undefined }) => (
  <>
    {of}
    {full && full !== of ? <span className="visually-hidden">, {full}</span> : null}
  </>
)
