import { useVerificationMail } from '../../state/verification-mail'
import { Button } from '../../ui/button'

interface Props {
  readonly email: string
  readonly button: string
}

/** Unlocks a part for users who have an account whose address is not proven. */
export function SendVerification({ email, button }: Props) {
  const { isBusy, notice, send } = useVerificationMail(email)
  return (
    <>
      <Button look="strong" disabled={isBusy} onPress={send}>
        {isBusy ? 'Sending…' : button}
      </Button>
      <p aria-live="polite">{notice?.text}</p>
    </>
  )
}
