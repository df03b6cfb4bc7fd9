import type { NewPassword } from '../../domain/people/passwords/new-password'
import { TextField } from '../../ui/text-field'

interface Props {
  readonly entry: NewPassword
  readonly hint?: string
  readonly onType: (entry: NewPassword) => void
}

/** A new password, typed twice so that a typing mistake is noticed. */
export function NewPasswordFields({ entry, hint, onType }: Props) {
  const bind = (field: keyof NewPassword) => ({
    type: 'password' as const,
    autoComplete: 'new-password',
    value: entry[field],
    onType: (value: string) => onType({ ...entry, [field]: value }),
  })
  return (
    <>
      <TextField label="New Password" {...bind('password')} {...(hint && { hint })} />
      <TextField label="Confirm Password" {...bind('confirm')} />
    </>
  )
}
