import { useVerificationMail } from '../../../state/verification-mail'
import { Button } from '../../../ui/button'
import { FormNotice } from '../form-notice'

/** The way from a link that has expired to the next one, for people who cannot sign in before they have followed it. */
export function NewLink({ email }: { readonly email: string }) {
  const { isBusy, notice, send } = useVerificationMail(email)
  return (
    <>
      <FormNotice notice={notice} />
      {notice?.kind === 'success' ? null : (
        <Button look="strong" disabled={isBusy} onPress={send}>
          {isBusy ? 'Sending…' : 'Send a new link'}
        </Button>
      )}
    </>
  )
}
