import { useVerificationMail } from '../../state/verification-mail'
import { Button } from '../../ui/button'

interface Props {
  readonly email: string
  readonly button: string
}

/** The way past a lock for who has an account whose address is not proven. */
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
