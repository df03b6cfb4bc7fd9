/** More than any record of ours has. */
const MOST_NAMES = 40
const LONGEST = 500
/** A name, or a member of one as in the answer to a sign-in, `record.id`. A modifier (`:excerpt`) is not allowed. */
const NAME = /^(?:\*|\w{1,40}(?:\.(?:\*|\w{1,40}))?)$/

/** Whether this is a list of plain names, which costs PocketBase nothing to apply. */
export function isFieldList(fields: string): boolean {
  const names = fields.split(',')
  return (
    fields.length <= LONGEST && names.length <= MOST_NAMES && names.every((name) => NAME.test(name.trim()))
  )
}
