import { useState, type SyntheticEvent } from 'react'
import { LONGEST_KEY_NAME, parseKeyName } from '../../domain/people/api-keys/api-key'
import { newKeyFailureText, type NewKeyAnswer } from '../../domain/people/api-keys/api-key-texts'
import { copy } from '../../platform/share-link'
import { useAccount } from '../../state/account'
import { Button } from '../../ui/button'
import { SubmitButton } from '../../ui/submit-button'
import { TextField } from '../../ui/text-field'
import styles from './api-keys.module.css'
import { useNewKey } from './new-key-scope'

interface Props {
  readonly onMade: () => Promise<void>
  /** No answer came, so there may be a new key all the same. */
  readonly onLost: () => Promise<void>
}

/** Makes a key and shows it only once: afterwards only those who copied it have it. */
export function NewKey({ onMade, onLost }: Props) {
  const { createApiKey } = useAccount()
  const [name, setName] = useState('')
  const [isBusy, setBusy] = useState(false)
  const { answer, setAnswer } = useNewKey()
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    const wanted = parseKeyName(name)
    if (wanted === undefined || isBusy) return
    setBusy(true)
    const next = await createApiKey(wanted)
    setAnswer(next)
    setBusy(false)
    if (next.kind === 'unreachable') await onLost()
    if (next.kind !== 'made') return
    setName((typed) => (typed === name ? '' : typed))
    await onMade()
  }
  return (
    <>
      <form className={styles.form} aria-label="New API key" onSubmit={(event) => void submit(event)}>
        <TextField
          label="Name of the program"
          autoComplete="off"
          maxLength={LONGEST_KEY_NAME}
          value={name}
          onType={setName}
        />
        <SubmitButton
          label="Create key"
          busy={isBusy ? 'Creating…' : undefined}
          disabled={isBusy || parseKeyName(name) === undefined}
        />
      </form>
      <div aria-live="polite">
        {answer?.kind === 'made' ? (
          <Secret key={answer.secret} made={answer} onDone={() => setAnswer(undefined)} />
        ) : answer ? (
          <p className={styles.failure}>{newKeyFailureText(answer)}</p>
        ) : null}
      </div>
    </>
  )
}

interface SecretProps {
  readonly made: Extract<NewKeyAnswer, { kind: 'made' }>
  readonly onDone: () => void
}

function Secret({ made: { secret, key }, onDone }: SecretProps) {
  const [copied, setCopied] = useState<'copied' | 'neither'>()
  return (
    <div className={styles.secret} data-new-key="">
      <p>
        <strong>{key.name}</strong>: copy the key now. It is shown this once.
      </p>
      <code>{secret}</code>
      <div className={styles.actions}>
        <Button look="strong" onPress={() => void copy(secret).then(setCopied)}>
          {copied === 'copied' ? 'Copied' : 'Copy key'}
        </Button>
        <Button onPress={onDone}>Done</Button>
      </div>
      {copied === 'neither' ? <p className={styles.text}>Select the key above to copy it.</p> : null}
    </div>
  )
}
