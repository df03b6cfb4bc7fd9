import { useState } from 'react'
import { LONGEST_NAME } from '../../../domain/operations/logs/saved-searches'
import { Button } from '../../../ui/button'
import { SubmitButton } from '../../../ui/submit-button'
import { TextField } from '../../../ui/text-field'
import styles from './saved-searches.module.css'

interface Props {
  readonly onName: (name: string) => void
  readonly onCancel: () => void
}

/** Saving under a name that exists replaces the search of that name. */
export function SearchNameForm({ onName, onCancel }: Props) {
  const [name, setName] = useState('')
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim() !== '') onName(name.trim())
      }}
    >
      <TextField
        label="Name of this search"
        autoComplete="off"
        value={name}
        maxLength={LONGEST_NAME}
        onType={setName}
      />
      <SubmitButton label="Save" disabled={name.trim() === ''} />
      <Button onPress={onCancel}>Cancel</Button>
    </form>
  )
}
